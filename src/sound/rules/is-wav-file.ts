/** Whether bytes are a WAV file by how they begin; other sounds of the app are mp3. */
export function isWavFile(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 4)) === 'RIFF';
}
