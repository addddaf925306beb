import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, BatchAppendReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { LoggedEvent, ProposedEvent } from './event-log.ts';

const JSON_TYPE = 'application/json';

export function streamName(identifier: StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? new Uint8Array()).toString('utf8');
}

/** A UUID in either of its two forms: EventStore/EventStore v24.10.0, shared.proto, UUID; Uuid.cs, FromDto. */
export function uuidOf(uuid: UUID | undefined): string {
  const parts = uuid?.getStructured();
  if (parts === undefined) return (uuid?.getString() ?? '').toLowerCase();
  const hex = (bits: string) => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0');
  const all = hex(parts.getMostSignificantBits()) + hex(parts.getLeastSignificantBits());
  return all.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function proposedEvent(message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): ProposedEvent {
  const properties = message.getMetadataMap();
  return {
    id: uuidOf(message.getId()),
    type: properties.get('type') ?? '',
    isJson: properties.get('content-type') === JSON_TYPE,
    data: Buffer.from(message.getData_asU8()),
    metadata: Buffer.from(message.getCustomMetadata_asU8()),
  };
}

/** After EventStore/EventStore v24.10.0, Streams.Read.cs, ConvertToReadEvent; `created` is in ticks of 100 ns. */
export function eventResponse(event: LoggedEvent): ReadResp {
  const position = event.position.toString();
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(event.stream)))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  const properties = recorded.getMetadataMap();
  properties.set('type', event.type);
  properties.set('created', String(BigInt(event.createdMs) * 10_000n));
  properties.set('content-type', event.isJson ? JSON_TYPE : 'application/octet-stream');
  return new streams.ReadResp().setEvent(
    new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position),
  );
}

/** The place before the first event is sent as the largest number there is: v24.10.0, Position.cs, FromInt64. */
export function checkpointResponse(position: bigint): ReadResp {
  const value = BigInt.asUintN(64, position).toString();
  return new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint().setCommitPosition(value).setPreparePosition(value),
  );
}
