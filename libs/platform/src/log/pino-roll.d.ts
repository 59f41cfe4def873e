declare module 'pino-roll' {
  import type { SonicBoom } from 'sonic-boom';

  /** @see https://github.com/mcollina/pino-roll */
  export default function roll(options: {
    file: string;
    extension?: string;
    size?: string;
    mkdir?: boolean;
    limit?: { count: number };
  }): Promise<SonicBoom>;
}
