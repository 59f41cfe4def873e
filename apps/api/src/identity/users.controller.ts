import { Body, Controller, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { RequestSchema, QueryParams } from '#contract';
import { AccountErasureService, OwnDataService, UsersService } from '#identity';
import type { Context } from '#persistence';
import { Storage } from '#platform';
import { Operation, pictureResponse, RequestContext, successMessage } from '../contract/index.ts';
import { SessionCookie } from './session-cookie.ts';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly erasure: AccountErasureService,
    private readonly ownData: OwnDataService,
    private readonly cookie: SessionCookie,
    private readonly storage: Storage,
  ) {}

  @Operation('listUsers')
  async list(@RequestContext() context: Context, @Query() query: QueryParams<'listUsers'>) {
    return this.users.list(context, query);
  }

  @Operation('createUser')
  async create(@RequestContext() context: Context, @Body() body: RequestSchema<'UserCreate'>) {
    return this.users.create(context, body);
  }

  @Operation('getSelf')
  async getSelf(@RequestContext() context: Context) {
    return this.users.get(context, context.userId);
  }

  @Operation('requestOwnData')
  async requestOwnData(@RequestContext() context: Context, @Body() body: RequestSchema<'OwnProof'>) {
    return this.ownData.createToken(context, body);
  }

  @Operation('previewAccountDeletion')
  async previewDeletion(@RequestContext() context: Context) {
    return this.erasure.preview(context);
  }

  @Operation('deleteSelf')
  async deleteSelf(
    @RequestContext() context: Context,
    @Body() body: RequestSchema<'OwnProof'>,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.erasure.eraseSelf(context, body);
    this.cookie.clear(response);
    return successMessage(context, 'users.deleted');
  }

  @Operation('changePassword')
  async changePassword(@RequestContext() context: Context, @Body() body: RequestSchema<'PasswordChange'>) {
    await this.users.changePassword(context, body.currentPassword, body.newPassword);
    return successMessage(context, 'auth.passwordChanged');
  }

  @Operation('getUser')
  async get(@RequestContext() context: Context, @Param('id') id: string) {
    return this.users.get(context, id);
  }

  @Operation('updateUser', 'patchUser')
  async update(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() changes: RequestSchema<'UserChanges'>,
  ) {
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
  async setImage(
    @RequestContext() context: Context,
    @Param('id') id: string,
    @Body() body: RequestSchema<'UserImageUpload'>,
  ) {
    await this.users.setPicture(context, id, body.profile.path);
    return successMessage(context, 'users.updated');
  }

  @Operation('getUserPicture')
  async getPicture(
    @RequestContext() context: Context,
    @Param('userId') userId: string,
    @Param('fileName') fileName: string,
  ): Promise<StreamableFile> {
    await this.users.assertKnown(context, userId);
    const key = `users/${userId}/${fileName}`;
    if (await this.storage.info(key)) return pictureResponse(this.storage, key);
    const letters = await this.users.drawInitials(context, userId);
    return new StreamableFile(letters, { type: 'image/webp', length: letters.length, disposition: 'inline' });
  }
}
