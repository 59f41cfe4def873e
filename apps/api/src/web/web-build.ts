import type { RequestHandler } from 'express';
import type { PageRenderer, ViteManifest } from '#client';

/** The web app, built or from its sources. */
export interface WebBuild {
  files: RequestHandler;
  render: PageRenderer;
  manifest?: ViteManifest;
  development: boolean;
}
