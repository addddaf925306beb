import { Socket } from 'node:net';
import { FrameReader } from '../../confinement/frames.ts';
import { limitsToHost } from '../wire/to-host.ts';
import { Host } from './host.ts';

/**
 * The program that drives one Chromium and is its only way out. The service starts it without environment and secrets
 * and speaks with it over this descriptor; when that closes, or anything goes wrong that nobody foresaw, it ends, and
 * with it the browser, whose pipes close.
 */
const SERVICE_DESCRIPTOR = 3;

const service = new Socket({ fd: SERVICE_DESCRIPTOR, readable: true, writable: true });
const host = new Host(service);
const reader = new FrameReader(limitsToHost, (order, body) => host.take(order, body));

service.on('data', chunk => reader.push(chunk));
service.on('error', () => process.exit(1));
service.on('close', () => process.exit(0));
process.on('uncaughtException', () => process.exit(1));
process.on('unhandledRejection', () => process.exit(1));
