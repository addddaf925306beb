import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What a process that runs browsers for services tells, in the text format of Prometheus 0.0.4. */
export function createBrowsersMetrics(running: () => number, limit: number): { exposition(): Promise<string> } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'affiant_browser_hosts',
    help: 'Browser hosts that run in this process, spares of services among them.',
    registers,
    collect() {
      this.set(running());
    },
  });
  new Gauge({ name: 'affiant_browser_hosts_limit', help: 'Browser hosts that may run at once.', registers }).set(limit);
  return { exposition: () => registry.metrics() };
}
