/** Lists to choose from, copying, pasting and typing at the website. */
export const typing = {
  'action.copy': 'Copy',
  'action.paste': 'Paste',
  'choices.heading': 'Choose',
  'choices.several': 'You can choose more than one.',
  'choices.more': 'There are more choices than are shown here. Close this and type the first letters of yours.',
  'clipboard.text': 'The text',
  'clipboard.offer': 'The website has copied this for you',
  'clipboard.pasteHere': 'Put in here what you want to paste',
  'clipboard.nothing': 'Nothing is selected on the website.',
  'clipboard.empty': 'There is no text to paste.',
  'clipboard.cut': 'Cut',
  'clipboard.copiedPart': 'Only the beginning was copied: the text is too long.',
  'clipboard.pastedPart': 'Only the first {length} characters were pasted: the text is too long.',
  'typing.lost': 'Not all that you typed has reached the website. Check it and type the end again.',
} as const;
