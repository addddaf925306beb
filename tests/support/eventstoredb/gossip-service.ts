import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { sendUnaryData } from '@grpc/grpc-js';

/** State of a node that leads its cluster: EventStore/EventStore v24.10.0, gossip.proto, VNodeState. */
const LEADER = 8;

/**
 * The Gossip service of a cluster of one: what a client with `esdb+discover://` or several hosts asks to find the leader
 * (EventStore/EventStore v24.10.0, gossip.proto, Gossip.Read).
 * @param port where the node is reached, known once it listens.
 */
export function gossipService(port: () => number) {
  return {
    read(_call: unknown, callback: sendUnaryData<unknown>) {
      const member = new gossip.MemberInfo()
        .setInstanceId(new shared.UUID().setString('00000000-0000-4000-8000-000000000002'))
        .setTimeStamp(String(BigInt(Date.now()) * 10_000n))
        .setState(LEADER)
        .setIsAlive(true)
        .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port()));
      callback(null, new gossip.ClusterInfo().setMembersList([member]));
    },
  };
}
