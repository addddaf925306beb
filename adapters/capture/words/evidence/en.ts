/** What is recorded, and what is kept. */
export const evidence = {
  'recorded.heading': 'What will be recorded',
  'recorded.visits': 'The addresses of the pages that you visit in this window.',
  'recorded.byItself':
    'Screenshots, with the text that stands on them, of pages that show what is asked for. They are made by themselves: you see each, and can take it back until you finish.',
  'recorded.captures': 'Screenshots, with the text that stands on them, when you press Capture.',
  'recorded.capturesOrLast':
    'Screenshots, with the text that stands on them, when you press Capture. If you never do, one of the page that is open when you press Finish.',
  'recorded.last': 'A screenshot of the page that is open when you press Finish, with the text that stands on it.',
  'recorded.lastIfNone':
    'If nothing is kept when you press Finish: a screenshot of the page that is open then, with the text that stands on it.',
  'recorded.downloads': 'Documents that you download on the site, with the address that they came from.',
  'recorded.documents': 'Documents that you download on the site or upload here, with the address that they came from.',
  'recorded.chosen': 'Documents that the site opens, if you choose to use them, with the address that they came from.',
  'recorded.never':
    'Your typing and passwords are never stored. The browser is thrown away when you are done, or a few minutes later if you may try again.',

  'tray.heading': 'Kept so far',
  'tray.empty': 'Nothing is kept yet.',
  'tray.count': { one: '{count} item kept', other: '{count} items kept' },
  'tray.screenshot': 'Screenshot',
  'tray.document': 'Document',
  'tray.byItself': 'Captured by itself',
  'tray.captured': 'This page shows what is asked for and was captured. You can take it back under “{heading}”.',
  'tray.newer': 'The page has changed. A new screenshot has taken the place of the one before.',
  'tray.takeBack': 'Take back',
  'tray.takeBackOf': 'Take back: {kind}, {label}',
  'tray.takeBackHeading': 'Take this back?',
  'tray.takeBackText': 'It is erased, and {organization} does not get it.',
  'tray.takenBack': 'Taken back. It is erased.',

  'preview.of': 'Look at: {kind}, {label}',
  'preview.picture': 'Picture of what was kept from {label}',
  'preview.larger': 'Larger',
  'preview.smaller': 'Smaller',
  'preview.next': 'Next',
  'preview.previous': 'Previous',
  'preview.document': 'Documents are not shown here. Save it to look at it.',
  'preview.save': 'Save',
  'preview.gone': 'The picture could not be loaded. Try again in a moment.',
} as const;
