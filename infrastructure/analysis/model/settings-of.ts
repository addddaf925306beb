/** What a reader writes where a value goes on in the next line. */
const JOINT = /[,;]\s+|\s*\n\s*|\s+[|·]\s+/g;
/** A value of more pieces is no value. */
const MOST_JOINTS = 4;

/** The same value as it may be set over several lines: none of the stops with which they were joined need stand there. */
export function settingsOf(value: string): string[] {
  const joints = [...value.matchAll(JOINT)];
  if (joints.length === 0 || joints.length > MOST_JOINTS) return [value];
  return Array.from({ length: 2 ** joints.length }, (_, choice) => {
    let at = 0;
    return value.replace(JOINT, joint => ((choice >> at++) & 1 ? ' ' : joint));
  });
}
