/** The website for those who do not use its picture, and the way out of it. */
export const mirror = {
  'site.wayOut': 'To leave the website: Escape, then Tab',
  'mirror.use': 'Use the page as text',
  'mirror.picture': 'Hide the text again',
  'mirror.region': 'The website as text',
  'mirror.hint': 'What you press and type here happens on the website.',
  'mirror.reading': 'The website is being read…',
  'mirror.cut': 'The page is longer than what stands here.',
} as const;
