import type { Database } from '../db/schema.ts';
import { RequestError } from '../http/errors.ts';
import type { Language } from '../language.ts';
import { fill, texts } from '../texts.ts';
import { examinePicture, FlawedPicture, type PictureFlaw } from './makePicture.ts';
import {
  deleteFailedUpload,
  findPictureTexts,
  lockPictures,
  insertUpload,
  isShown,
  writePictures,
  writePictureText,
  type NewUpload,
} from './pictureRepository.ts';

/** Change for the activity log; undefined if nothing changed. */
export type Recorded = { before: object; after: object } | undefined;

/** Alt texts of a product's pictures. Null for a language in which the product has no texts. */
export type PictureTexts = Record<Language, string | null>;

const FLAWS = {
  none: texts.picture.none,
  broken: texts.picture.broken,
  large: texts.picture.tooManyPixels,
  small: texts.picture.tooSmall,
  heic: texts.picture.heic,
  jxl: fill(texts.picture.kind, { kind: 'JPEG XL' }),
  gif: fill(texts.picture.kind, { kind: 'GIF' }),
  tiff: fill(texts.picture.kind, { kind: 'TIFF' }),
  svg: fill(texts.picture.kind, { kind: 'SVG' }),
  pdf: fill(texts.picture.kind, { kind: 'PDF' }),
  bmp: fill(texts.picture.kind, { kind: 'BMP' }),
  psd: fill(texts.picture.kind, { kind: 'PSD' }),
  page: texts.picture.page,
} as const satisfies Record<PictureFlaw, object>;

/** @throws RequestError 422 if the file is not a usable picture, with the reason */
export async function demandPicture(file: string): Promise<void> {
  try {
    await examinePicture(file);
  } catch (error) {
    if (!(error instanceof FlawedPicture)) throw error;
    throw new RequestError(422, FLAWS[error.flaw]);
  }
}

async function demandPictures(trx: Database, productId: string): Promise<string[]> {
  const names = await lockPictures(trx, productId);
  if (names === undefined) throw new RequestError(404, texts.catalog.noProduct);
  return names;
}

/**
 * Queues an upload, unless the product already has or awaits the same file.
 * @throws RequestError 404 if there is no such product
 */
export async function addUpload(trx: Database, upload: NewUpload): Promise<Recorded> {
  const { productId, fileName, contentHash } = upload;
  await demandPictures(trx, productId);
  if (await isShown(trx, productId, contentHash)) return undefined;
  if (!(await insertUpload(trx, upload))) return undefined;
  return { before: {}, after: { upload: fileName } };
}

/** @throws RequestError 404 if there is no such product, or the product no longer has the picture */
export async function movePicture(
  trx: Database,
  productId: string,
  name: string,
  position: number,
): Promise<Recorded> {
  const before = await demandPictures(trx, productId);
  if (!before.includes(name)) throw new RequestError(404, texts.picture.notThere);
  const after = before.filter((other) => other !== name);
  after.splice(position, 0, name);
  if (after.every((other, index) => other === before[index])) return undefined;
  await writePictures(trx, productId, after);
  return { before: { pictures: before }, after: { pictures: after } };
}

/**
 * Removes a picture from a product. No-op if the product no longer has it.
 * @throws RequestError 404 if there is no such product
 */
export async function removePicture(
  trx: Database,
  productId: string,
  name: string,
): Promise<Recorded> {
  const before = await demandPictures(trx, productId);
  const after = before.filter((other) => other !== name);
  if (after.length === before.length) return undefined;
  await writePictures(trx, productId, after);
  return { before: { pictures: before }, after: { pictures: after } };
}

/**
 * Deletes a failed upload.
 * @throws RequestError 404 if there is no such upload
 */
export async function dismissUpload(
  trx: Database,
  productId: string,
  id: string,
): Promise<Recorded> {
  const fileName = await deleteFailedUpload(trx, productId, id);
  if (fileName === undefined) throw new RequestError(404, texts.picture.noUpload);
  return { before: { upload: fileName }, after: {} };
}

export async function readPictureTexts(db: Database, productId: string): Promise<PictureTexts> {
  const found = await findPictureTexts(db, productId);
  return { en: found.get('en') ?? null, fr: found.get('fr') ?? null };
}

/**
 * Writes the alt texts of a product's pictures. No-op for a text that is already stored.
 * @param from texts before the staff member's edit
 * @throws RequestError 404 if there is no such product, 409 if a text changed meanwhile, 422 for a language without
 * product texts
 */
export async function describePictures(
  trx: Database,
  productId: string,
  from: PictureTexts,
  to: PictureTexts,
): Promise<Recorded> {
  await demandPictures(trx, productId);
  const before = await readPictureTexts(trx, productId);
  const after = { ...before };
  for (const language of ['en', 'fr'] as const) {
    const { [language]: now } = before;
    const { [language]: wanted } = to;
    if (wanted === from[language] || wanted === now || wanted === null) continue;
    if (now === null) throw new RequestError(422, texts.picture.noTexts);
    if (now !== from[language])
      throw new RequestError(
        409,
        now === '' ? texts.picture.textEmptied : fill(texts.picture.textChanged, { now }),
      );
    after[language] = wanted;
    await writePictureText(trx, productId, language, wanted);
  }
  if (after.en === before.en && after.fr === before.fr) return undefined;
  return { before: { picture_text: before }, after: { picture_text: after } };
}
