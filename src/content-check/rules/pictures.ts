import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import type { SpeakingPicture } from '#content/schema/exam-rows.ts';
import type { Problem } from '../problem.ts';

/** Drawings load with their question, even over a bad connection. */
const MAX_BYTES = 3000;
const MIN_SHARE = 1 / 3;

/** A file in the folder of the drawings. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: number;
}

type Pictured = Pick<KnmBankRow, 'id' | 'picture' | 'pictureAlt' | 'options' | 'correct'>;

/** MOC-06: a third of the questions or more have a drawing, which exists, is small and doesn't give the answer away. */
export function pictureProblems(rows: readonly Pictured[], files: readonly PictureFile[]): Problem[] {
  const pictured = rows.filter(({ picture }) => picture !== undefined);
  const names = new Set(files.map(({ name }) => name));
  const used = new Set(pictured.map(({ picture }) => fileName(picture)));
  return [
    ...(pictured.length >= rows.length * MIN_SHARE
      ? []
      : [problem('pictures', `${pictured.length} of ${rows.length} questions have one`)]),
    ...pictured
      .filter(({ picture }) => !names.has(fileName(picture)))
      .map(({ id, picture }) => problem(id, `there is no drawing ${picture}`)),
    ...pictured.filter(saysAnswer).map(({ id }) => problem(id, 'the text for its drawing holds the answer')),
    ...files
      .filter(({ bytes }) => bytes > MAX_BYTES)
      .map(({ name, bytes }) => problem(name, `it has ${bytes} bytes`)),
    ...files.filter(({ name }) => !used.has(name)).map(({ name }) => problem(name, 'no question has it')),
  ];
}

/** The compressed size of a picture to talk about: a scene with people is more than a sign. */
const MAX_SCENE_BYTES = 3000;

/** MOC-06: each picture of a speaking task exists and is small when compressed, and none is unused. */
export function scenePictureProblems(
  pictures: readonly SpeakingPicture[],
  files: readonly PictureFile[],
): Problem[] {
  const names = new Set(files.map(({ name }) => name));
  const used = new Set(pictures.map(({ id }) => fileName(id)));
  return [
    ...pictures
      .filter(({ id }) => !names.has(fileName(id)))
      .map(({ id }) => problem(id, 'there is no drawing of it')),
    ...files
      .filter(({ bytes }) => bytes > MAX_SCENE_BYTES)
      .map(({ name, bytes }) => problem(name, `it has ${bytes} bytes on the way`)),
    ...files.filter(({ name }) => !used.has(name)).map(({ name }) => problem(name, 'no task has it')),
  ];
}

function fileName(picture: string | undefined): string {
  return `${picture}.svg`;
}

function saysAnswer({ pictureAlt = '', options, correct }: Pictured): boolean {
  const answer = options[correct]?.toLowerCase();
  return answer !== undefined && pictureAlt.toLowerCase().includes(answer);
}

function problem(about: string, message: string): Problem {
  return { level: 'error', rule: 'pictures', line: 1, about, message: `${about}: ${message}` };
}
