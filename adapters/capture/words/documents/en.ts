/** A document that the website has opened. */
export const documents = {
  'document.heading': '{host} opened a document',
  'document.text': 'It is kept only if you use it: {organization} then gets it, with the address that it came from.',
  'document.save': 'Save it to look at it',
  'document.use': 'Use this document as evidence',
  'document.leave': 'Don’t use it',
  'problem.NO_DOCUMENT': 'No document is open any more. Open it on the website again.',
} as const;
