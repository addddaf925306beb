import { allowedDomains } from '../../domain/capture/allowed-domains.ts';
import { isEnvelopeId } from '../../domain/identifiers.ts';
import type { CaptureSubject } from './capture-subject.ts';
import { recorded } from './consent.ts';
import { MAX_DOCUMENT_BYTES } from './document-type.ts';
import { capturesByItself, isModeAllowed } from './modes.ts';
import { isGuideShown } from './reasons.ts';
import type { CaptureTexts } from './view.ts';

/** The public words of an inquiry. */
export function textsOf(
  { id, configuration, steps }: Pick<CaptureSubject, 'id' | 'configuration' | 'steps'>,
  organization: string,
): CaptureTexts {
  const { settings, capture_type: captureType } = configuration;
  const manual = isModeAllowed(configuration, 'manual');
  const atFinish = steps.length === 0 && isModeAllowed(configuration, 'auto');
  // Nothing but its fields says which page of an inquiry is wanted.
  const byItself = capturesByItself(configuration) && (steps.length > 0 || configuration.fields.length > 0);
  return {
    inquiryId: id,
    isEnvelope: isEnvelopeId(id),
    organization,
    language: typeof settings.language === 'string' ? settings.language : null,
    name: configuration.name,
    query: configuration.query,
    userInstruction: configuration.user_instruction,
    steps: steps.map(step => step.user_instruction),
    acceptanceGuide: isGuideShown(configuration) ? configuration.acceptance_guide : null,
    captureType,
    allowedDomains: allowedDomains(settings),
    startHost: new URL(configuration.start_url).host,
    loginProviders: configuration.login_methods.map(method => method.provider),
    showCover: settings.show_cover_page !== false,
    canCapture: manual,
    canUpload: manual && captureType === 'document',
    capturesByItself: byItself,
    recorded: recorded({ captureType, manual, byItself, atFinish, guided: steps.length > 0 }),
    maxDocumentBytes: MAX_DOCUMENT_BYTES,
  };
}
