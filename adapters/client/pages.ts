/** A page of a list, newest first. */
export type Page<Row> = { data: Row[]; first_id: string | null; last_id: string | null; has_more: boolean };

/** Which page of a list. */
export type PageQuery = {
  /** 1 to 100; 25 unless told. */
  limit?: number;
  /** Id of a row: the page holds the rows that are strictly older. */
  after_id?: string;
};

/** Which page of a list of deliveries. */
export type DeliveryQuery = PageQuery & { status?: 'pending' | 'succeeded' | 'exhausted' };

/** Every row of a list, newest first, page by page as they are needed. Rows that are added meanwhile are left out. */
export async function* everyRow<Row, Query extends PageQuery>(
  pageAt: (query: PageQuery & Partial<Query>) => Promise<Page<Row>>,
  query?: Query,
): AsyncGenerator<Row, void, undefined> {
  let next: PageQuery & Partial<Query> = { limit: 100, ...query } as PageQuery & Partial<Query>;
  for (;;) {
    const page = await pageAt(next);
    yield* page.data;
    if (!page.has_more || page.last_id === null) return;
    next = { ...next, after_id: page.last_id };
  }
}
