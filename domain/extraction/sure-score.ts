/**
 * From this score on a value may be certain: label, place and form all say that it is the field's. It is no probability:
 * on pages for which no rule was made, wrong values reach it, so that it makes nothing certain by itself.
 */
export const SURE_SCORE = 0.65;
