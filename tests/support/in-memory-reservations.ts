import type { Reservations } from '../../application/ports/reservations.ts';

/** Reservations of one process. */
export function inMemoryReservations(): Reservations {
  const kept = new Map<string, { value: string; until: Date | undefined }>();
  const stands = (name: string, value: string) => kept.get(name)?.value === value;
  return {
    async reserve(name, value, until) {
      const standing = kept.get(name);
      if (standing !== undefined) return { value: standing.value, reserved: false };
      kept.set(name, { value, until });
      return { value, reserved: true };
    },
    reserved: async name => kept.get(name)?.value ?? null,
    async beginning(prefix) {
      const names = [...kept.keys()].filter(name => name.startsWith(prefix)).sort();
      return names.map(name => ({ name, value: kept.get(name)?.value ?? '' }));
    },
    async replace(name, standing, value, until) {
      if (!stands(name, standing)) return false;
      kept.set(name, { value, until });
      return true;
    },
    free: async (name, standing) => stands(name, standing) && kept.delete(name),
    async dropEnded(endedBy, limit) {
      const ended = [...kept].filter(([, { until }]) => until !== undefined && until <= endedBy).slice(0, limit);
      for (const [name] of ended) kept.delete(name);
      return ended.length;
    },
  };
}
