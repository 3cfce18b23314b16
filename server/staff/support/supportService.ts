import { Rejection } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import type { Database } from '../../db/schema.ts';
import { randomCharacters } from '../../session/secret.ts';
import { findRecording, insertRecording, type StoredRecording } from './recordingRepository.ts';

class SupportRejection extends Rejection {
  constructor(reason: keyof typeof texts.support.rejected) {
    super(texts.support.rejected[reason]);
  }
}

const GROUP_LENGTH = 4;

/** Property names that could pollute a prototype when values are merged. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (FORBIDDEN.has(name)) throw new SyntaxError(name);
      return value;
    });
  } catch {
    return undefined;
  }
}

/** True if the text has the structure of a recording. The version number and the actions are checked on replay. */
function isRecording(text: string): boolean {
  const file = parsed(text);
  return (
    isRecord(file) &&
    file.format === 'ridge-and-root-recording' &&
    Number.isInteger(file.version) &&
    Array.isArray(parsed(file.payload)) &&
    isRecord(parsed(file.preloadedState))
  );
}

/**
 * Stores a recording.
 * @returns the code for support staff, such as K7QM-3XPD
 * @throws SupportRejection if the content is no recording
 */
export async function keepRecording(trx: Database, content: string): Promise<string> {
  if (!isRecording(content)) throw new SupportRejection('no-recording');
  const code = `${randomCharacters(GROUP_LENGTH)}-${randomCharacters(GROUP_LENGTH)}`;
  await insertRecording(trx, code, content);
  return code;
}

/**
 * Finds a recording by its code, in any case and with spaces around it.
 * @throws SupportRejection if the code is unknown or expired
 */
export async function readRecording(db: Database, typedCode: string): Promise<StoredRecording> {
  const recording = await findRecording(db, typedCode.trim().toUpperCase());
  if (!recording) throw new SupportRejection('unknown-code');
  return recording;
}
