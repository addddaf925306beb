import { z } from 'zod';
import {
  type CaptureEnding,
  type CaptureEvent,
  type CaptureSubmitted,
  DEVICES,
  EVIDENCE_TYPES,
  REMOVALS,
  type SessionStarted,
} from '../../../domain/capture/events.ts';
import { CAPTURE_MODES } from '../../../domain/inquiry/configuration.ts';
import type { EventDefinitions } from '../event-definition.ts';
import { beforeEnvelopesHadTheirName, ofCaptured } from './captured.ts';
import { textRecord } from './json.ts';

const ENDINGS = [
  'finished',
  'left',
  'taken_over',
  'expired',
  'browser_closed',
] as const satisfies readonly CaptureEnding[];

const session = { session_id: z.string() };
const ofEnvelope = { envelope_id: z.string(), ...session };
/** A step of a guided session, counted from 1. */
const ofStep = { ...ofEnvelope, step: z.number() };
const personalOfVisit = { url: 'erased' };
const personalOfEvidence = { source_url: 'erased' };

/** How the events of captures are stored, those of their start and submission too. */
export const captureEvents = {
  SessionStarted: {
    schema: ofCaptured({ ...session, consent_version: z.string() }),
    personal: {},
    older: [beforeEnvelopesHadTheirName({})],
  },
  CaptureSubmitted: {
    schema: ofCaptured({ ...session, result_id: z.string() }),
    personal: {},
    older: [beforeEnvelopesHadTheirName({})],
  },
  PageVisited: {
    schema: ofCaptured({ ...session, visit_id: z.string(), url: z.string() }),
    personal: personalOfVisit,
    older: [beforeEnvelopesHadTheirName(personalOfVisit)],
  },
  VisitsLeftOut: { schema: ofCaptured({ ...session, count: z.number() }), personal: {} },
  EvidenceCaptured: {
    schema: ofCaptured({
      ...session,
      evidence_id: z.string(),
      evidence_type: z.enum(EVIDENCE_TYPES),
      capture_mode: z.enum(CAPTURE_MODES),
      source_url: z.string(),
      content_type: z.string(),
      sha256: z.string(),
      size: z.number(),
      snapshot_sha256: z.string().nullable(),
    }),
    personal: personalOfEvidence,
    older: [beforeEnvelopesHadTheirName(personalOfEvidence)],
  },
  EvidenceRemoved: {
    schema: ofCaptured({ ...session, evidence_id: z.string(), reason: z.enum(REMOVALS) }),
    personal: {},
  },
  CaptureEnded: {
    schema: ofCaptured({ ...session, reason: z.enum(ENDINGS) }),
    personal: {},
    older: [beforeEnvelopesHadTheirName({})],
  },
  CaptureResumed: {
    schema: ofCaptured({ ...session, consent_version: z.string() }),
    personal: {},
    older: [{ personal: {}, upcast: data => ({ ...data }) }],
  },
  CaptureTriedAgain: {
    schema: ofCaptured({
      ...session,
      from_session_id: z.string(),
      same_browser: z.boolean(),
      evidence: z.array(z.object({ evidence_id: z.string(), copy_of: z.string() })),
    }),
    personal: {},
  },
  CaptureHandedOver: {
    schema: ofCaptured({ ...session, handover_id: z.string(), device: z.enum(DEVICES), consent_version: z.string() }),
    personal: {},
  },
  TakeOverRefused: { schema: ofCaptured(session), personal: {} },
  /** What stands in an address may name a person. */
  VariablesFound: {
    schema: z.object({ ...ofStep, variables: textRecord }),
    personal: { variables: {} },
  },
  StepCaptured: { schema: z.object({ ...ofStep, evidence_id: z.string() }), personal: {} },
  StepSkipped: { schema: z.object({ ...ofStep, at: z.enum(['step', 'finish']) }), personal: {} },
  StepTakenUp: { schema: z.object(ofStep), personal: {} },
} satisfies EventDefinitions<CaptureEvent | SessionStarted | CaptureSubmitted>;
