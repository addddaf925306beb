import type { CaptureType } from '../../domain/inquiry/configuration.ts';

/** Version of the texts below; stored with every session, so that an auditor knows what the end user agreed to. */
export const CONSENT_VERSION = '2';

/** How evidence comes about in a capture. */
export type RecordedCapture = {
  captureType: CaptureType;
  /** The end user captures with a button, and may upload where documents are asked for. */
  manual: boolean;
  /** The service captures the page that is open at the end when nothing was captured before. */
  auto: boolean;
};

function ofScreenshots({ manual, auto }: RecordedCapture): string {
  if (!manual) return 'A screenshot of the page that is open when you press Finish, with the text that stands on it.';
  const pressed = 'Screenshots, with the text that stands on them, when you press Capture.';
  return auto ? `${pressed} If you never do, one of the page that is open when you press Finish.` : pressed;
}

function ofDocuments({ manual }: RecordedCapture): string[] {
  if (!manual) return ['Documents that you download on the site, with the address that they came from.'];
  return [
    'Documents that you download on the site or upload here, with the address that they came from.',
    'Screenshots, with the text that stands on them, when you press Capture.',
  ];
}

/** What will be recorded, in the words that the end user reads before Start. */
export function consentText(capture: RecordedCapture): string[] {
  return [
    'The addresses of the pages that you visit in this window.',
    ...(capture.captureType === 'document' ? ofDocuments(capture) : [ofScreenshots(capture)]),
    'Your typing and passwords are never stored. The browser is thrown away when you are done.',
  ];
}
