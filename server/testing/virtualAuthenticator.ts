import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export interface VirtualAuthenticator {
  make(challenge: string): string;
  signIn(challenge: string): string;
}

const PRESENT_AND_VERIFIED = 0b101;
const WITH_CREDENTIAL = 0b100_0000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

export function virtualAuthenticator(origin: string): VirtualAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const rpIdHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const authenticatorData = (flags: number, credential = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    counter += 1;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([rpIdHash, head, credential]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Record<string, string | string[]>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    make(challenge) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const authData = authenticatorData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, credential);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      });
    },

    signIn(challenge) {
      const authData = authenticatorData(PRESENT_AND_VERIFIED);
      const data = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
