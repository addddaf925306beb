import { isEnvelopeId } from '../../domain/identifiers.ts';
import type { CaptureMode, InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import type { CaptureSubject } from './capture-subject.ts';
import { recorded } from './consent.ts';
import { MAX_DOCUMENT_BYTES } from './document-type.ts';
import { isGuideShown } from './reasons.ts';
import type { CaptureTexts } from './view.ts';

/** Whether evidence may be captured in this way. Both ways when the configuration names none. */
export function isModeAllowed(configuration: InquiryConfiguration, mode: CaptureMode): boolean {
  return configuration.allowed_modes.length === 0 || configuration.allowed_modes.includes(mode);
}

/** The public words of an inquiry. */
export function textsOf(
  { id, configuration, steps }: Pick<CaptureSubject, 'id' | 'configuration' | 'steps'>,
  organization: string,
): CaptureTexts {
  const { settings, capture_type: captureType } = configuration;
  const manual = isModeAllowed(configuration, 'manual');
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
    startHost: new URL(configuration.start_url).host,
    loginProviders: configuration.login_methods.map(method => method.provider),
    showCover: settings.show_cover_page !== false,
    canCapture: manual,
    canUpload: manual && captureType === 'document',
    recorded: recorded({ captureType, manual, auto: isModeAllowed(configuration, 'auto'), guided: steps.length > 0 }),
    maxDocumentBytes: MAX_DOCUMENT_BYTES,
  };
}
