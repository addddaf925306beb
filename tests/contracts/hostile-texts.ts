/** Field names and texts that mean something to some server, or to JavaScript. */
export const HOSTILE = [
  '$set',
  '$where',
  '{"$ne":null}',
  'a.b',
  '.',
  '',
  '$',
  '__proto__',
  'constructor',
  "';--",
  '\\',
  'ä🎈',
];
