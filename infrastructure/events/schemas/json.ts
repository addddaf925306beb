import { z } from 'zod';
import type { JsonObject } from '../../../domain/json.ts';

/** Any JSON object. */
export const jsonObject = z.record(z.string(), z.json()).transform(object => object as JsonObject);

export const stringRecord = z.record(z.string(), z.string());
