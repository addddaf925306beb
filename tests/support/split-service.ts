import { freePort } from './free-port.ts';
import { startIngress } from './ingress.ts';
import { type Service, startService } from './service.ts';

const ROLES = ['http', 'projector', 'processes', 'capture'] as const;

/** The service as one process per role behind an ingress. */
export type SplitService = {
  url: string;
  key: string | null;
  roles: Record<'http' | 'projector' | 'processes' | 'capture', Service>;
  stop(): Promise<void>;
};

/** Starts a process per role over one data folder. @param options.env further settings of a role's process */
export async function startSplitService(options: {
  folder: string;
  env?: (role: string) => Record<string, string>;
}): Promise<SplitService> {
  const ports = new Set<number>();
  while (ports.size < ROLES.length) ports.add(await freePort());
  const portOf = Object.fromEntries([...ports].map((port, index) => [ROLES[index], port]));
  const ingress = await startIngress(path => portOf[path.startsWith('/capture/') ? 'capture' : 'http'] ?? 0);
  const started = await Promise.allSettled(
    ROLES.map(role =>
      startService({
        folder: options.folder,
        port: portOf[role] ?? 0,
        env: { ...options.env?.(role), AFFIANT_URL: ingress.url, AFFIANT_ROLES: role },
      }),
    ),
  );
  const services = started.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []));
  const [http, projector, processes, capture] = services;
  if (http === undefined || projector === undefined || processes === undefined || capture === undefined) {
    await Promise.all(services.map(service => service.kill()));
    await ingress.close();
    throw started.find(each => each.status === 'rejected')?.reason;
  }
  const roles = { http, projector, processes, capture };
  return {
    url: ingress.url,
    key: http.key,
    roles,
    async stop() {
      await Promise.all(Object.values(roles).map(service => service.stop()));
      await ingress.close();
    },
  };
}
