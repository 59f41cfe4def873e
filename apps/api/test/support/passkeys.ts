import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { contractClient } from './contract-client.ts';
import type { Person } from './app.ts';

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest();
const ORIGIN = 'http://localhost:9000';
/** User present and verified; with the public key. */
const SEEN = 0x05;
const WITH_KEY = 0x40;

interface Forged {
  origin?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
}

/** Keeps a passkey and signs challenges, as a phone does. */
export class SoftAuthenticator {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  register(challenge: string, forged: Forged = {}) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x!)],
      [-3, coordinate(y!)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = Buffer.concat([
      this.head({ flags: SEEN | WITH_KEY, ...forged }),
      Buffer.alloc(16),
      length,
      this.id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url');
    const clientDataJSON = this.client('webauthn.create', challenge, forged.origin).toString('base64url');
    return this.answer({ attestationObject, clientDataJSON, transports: ['internal'] });
  }

  answerTo(challenge: string, forged: Forged = {}) {
    const client = this.client('webauthn.get', challenge, forged.origin);
    const data = this.head(forged);
    const signature = sign('sha256', Buffer.concat([data, hash(client)]), this.keys.privateKey);
    return this.answer({
      authenticatorData: data.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private head({ rpId = 'localhost', flags = SEEN, counter = ++this.counter }: Forged) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count]);
  }

  private client(type: string, challenge: string, origin = ORIGIN) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private answer(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

const challengeIn = ({ options }: { options: Record<string, unknown> }) => String(options.challenge);

export async function beginPasskey({ api }: Person, device = new SoftAuthenticator(), forged?: Forged) {
  const { data } = await api.POST('/users/self/passkeys/options', { body: { currentPassword: 'correct horse' } });
  return { device, challenge: data.challenge, credential: device.register(challengeIn(data), forged) };
}

/** Answers the device and the id of its passkey. */
export async function addPasskey(person: Person, name = 'Phone') {
  const { device, ...body } = await beginPasskey(person);
  const { data } = await person.api.POST('/users/self/passkeys', { body: { ...body, name } });
  return { device, id: data.id };
}

export async function beginPasskeyLogin(url: string, device: SoftAuthenticator, forged?: Forged, step?: string) {
  const { data } = await contractClient(url).POST('/auth/passkeys/options', {
    body: { ...(step && { challenge: step }) },
  });
  return {
    challenge: data.challenge,
    credential: device.answerTo(challengeIn(data), forged),
    options: data.options,
  };
}
