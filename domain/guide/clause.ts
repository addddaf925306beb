/** A condition of the acceptance guide, as far as it was understood. Field names are those of the inquiry. */
export type Clause =
  | { kind: 'all_present'; requiredOnly: boolean }
  | { kind: 'none_present' }
  | { kind: 'some_missing' }
  | { kind: 'present'; fields: string[] }
  | { kind: 'missing'; fields: string[] }
  | { kind: 'equals'; field: string; values: string[]; negated: boolean }
  | { kind: 'compare'; field: string; operator: Operator; bound: string }
  | { kind: 'in_future'; field: string }
  | { kind: 'in_past'; field: string }
  | { kind: 'within_last'; field: string; count: number; unit: CalendarUnit }
  | { kind: 'any'; of: Clause[] }
  | { kind: 'not_understood'; text: string };

export type Operator = '>=' | '>' | '<=' | '<';
export const CALENDAR_UNITS = ['day', 'week', 'month', 'year'] as const;
export type CalendarUnit = (typeof CALENDAR_UNITS)[number];
