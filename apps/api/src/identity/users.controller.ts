import { Body, Controller, Param, Query, StreamableFile } from '@nestjs/common';
import { ListUsersQuery, PasswordChangeDto, UserChangesDto, UserCreateDto, UserImageUploadDto } from '#contract/dtos';
import { UsersService } from '#identity';
import { type Actor, Storage } from '#platform';
import { Caller } from '../contract/caller.decorator.ts';
import { CallerLocale, message } from '../contract/locale.decorator.ts';
import { Operation } from '../contract/operation.decorator.ts';
import { picture } from '../contract/picture.ts';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly storage: Storage,
  ) {}

  @Operation('listUsers')
  async list(@Query() query: ListUsersQuery) {
    return this.users.list(query);
  }

  @Operation('createUser')
  async create(@Body() body: UserCreateDto) {
    return this.users.create(body);
  }

  @Operation('getSelf')
  async getSelf(@Caller() actor: Actor) {
    return this.users.get(actor, actor.userId);
  }

  @Operation('changePassword')
  async changePassword(@Caller() actor: Actor, @Body() body: PasswordChangeDto) {
    await this.users.changePassword(actor, body.currentPassword, body.newPassword);
    return message(actor.locale, 'auth.passwordChanged');
  }

  @Operation('getUser')
  async get(@Caller() actor: Actor, @Param('id') id: string) {
    return this.users.get(actor, id);
  }

  @Operation('updateUser')
  async update(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: UserChangesDto) {
    return this.users.update(actor, id, changes);
  }

  @Operation('patchUser')
  async patch(@Caller() actor: Actor, @Param('id') id: string, @Body() changes: UserChangesDto) {
    return this.users.update(actor, id, changes);
  }

  @Operation('deleteUser')
  async delete(@Caller() actor: Actor, @Param('id') id: string) {
    return this.users.delete(actor, id);
  }

  @Operation('getUserImage')
  async getImage(@Param('id') id: string) {
    return { url: `/api/media/users/${id}/profile.webp` };
  }

  @Operation('setUserImage')
  async setImage(
    @Caller() actor: Actor,
    @Param('id') id: string,
    @Body() body: UserImageUploadDto,
    @CallerLocale() locale: string,
  ) {
    await this.users.setPicture(actor, id, body.profile.buffer);
    return message(locale, 'users.updated');
  }

  @Operation('getUserPicture')
  async getPicture(@Param('userId') userId: string, @Param('fileName') fileName: string): Promise<StreamableFile> {
    return picture(this.storage, `users/${userId}/${fileName}`);
  }
}
