import { z } from 'zod';
import type { Json, JsonObject } from '../../../domain/json.ts';

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isPlainObject(value) && Object.values(value).every(isJson);
}

/** Free-form JSON with keys. Checked in place: a copy made field by field costs ten times as much. */
export const jsonObject = z.custom<JsonObject>(
  value => isPlainObject(value) && isJson(value),
  'expected an object of JSON values',
);

/** Text by text. Every key stands, also one that means something to JavaScript objects. */
export const textRecord = z.custom<Record<string, string>>(
  value => isPlainObject(value) && Object.values(value).every(entry => typeof entry === 'string'),
  'expected an object of texts',
);
