import { Body, Controller, Param, Query, StreamableFile } from '@nestjs/common';
import { ListUsersQuery, PasswordChangeDto, UserChangesDto, UserCreateDto, UserImageUploadDto } from '#contract/dtos';
import { UsersService } from '#identity';
import type { Context } from '#persistence';
import { Storage } from '#platform';
import { Operation } from '../contract/operation.decorator.ts';
import { message, RequestContext } from '../contract/request-context.ts';
import { picture } from '../contract/picture.ts';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly storage: Storage,
  ) {}

  @Operation('listUsers')
  async list(@RequestContext() context: Context, @Query() query: ListUsersQuery) {
    return this.users.list(context, query);
  }

  @Operation('createUser')
  async create(@RequestContext() context: Context, @Body() body: UserCreateDto) {
    return this.users.create(context, body);
  }

  @Operation('getSelf')
  async getSelf(@RequestContext() context: Context) {
    return this.users.get(context, context.userId);
  }

  @Operation('changePassword')
  async changePassword(@RequestContext() context: Context, @Body() body: PasswordChangeDto) {
    await this.users.changePassword(context, body.currentPassword, body.newPassword);
    return message(context, 'auth.passwordChanged');
  }

  @Operation('getUser')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.users.get(context, id);
  }

  @Operation('updateUser', 'patchUser')
  async update(@RequestContext() context: Context, @Param('id') id: string, @Body() changes: UserChangesDto) {
    return this.users.update(context, id, changes);
  }

  @Operation('deleteUser')
  async delete(@RequestContext() context: Context, @Param('id') id: string) {
    return this.users.delete(context, id);
  }

  @Operation('getUserImage')
  async getImage(@Param('id') id: string) {
    return { url: `/api/media/users/${id}/profile.webp` };
  }

  @Operation('setUserImage')
  async setImage(@RequestContext() context: Context, @Param('id') id: string, @Body() body: UserImageUploadDto) {
    await this.users.setPicture(context, id, body.profile.buffer);
    return message(context, 'users.updated');
  }

  @Operation('getUserPicture')
  async getPicture(@Param('userId') userId: string, @Param('fileName') fileName: string): Promise<StreamableFile> {
    return picture(this.storage, `users/${userId}/${fileName}`);
  }
}
