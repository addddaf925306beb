/** How programmers shorten words in names of fields, where the letters are no word of any language that such names are in. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acct: 'account',
    addr: 'address',
    amt: 'amount',
    appt: 'appointment',
    cert: 'certificate',
    curr: 'current',
    cust: 'customer',
    dept: 'department',
    eff: 'effective',
    emp: 'employee',
    exp: 'expiry',
    freq: 'frequency',
    inv: 'invoice',
    lic: 'licence',
    mbr: 'member',
    mgr: 'manager',
    org: 'organisation',
    pmt: 'payment',
    qty: 'quantity',
    stmt: 'statement',
    subscr: 'subscription',
    txn: 'transaction',
    veh: 'vehicle',
    yr: 'year',
    // Spanish and Portuguese
    fch: 'fecha',
    fec: 'fecha',
    dt: 'date',
    vcto: 'vencimiento',
    vencto: 'vencimento',
    vto: 'vencimiento',
    // German
    betr: 'betrag',
    kdnr: 'kundennummer',
    kvnr: 'versichertennummer',
    vsnr: 'versicherungsnummer',
    dat: 'datum',
    gueltig: 'gültig',
    vertr: 'vertrag',
  }),
);

/** The name of a field with its words in full: "exp_date", "vto credencial", "invNo" in words of its own. */
export const inFull = (name: string): string =>
  name.replace(/(?<![\p{L}\p{N}])[a-z]{2,7}(?![\p{L}\p{N}])/giu, word => SPELT_OUT.get(word.toLowerCase()) ?? word);
