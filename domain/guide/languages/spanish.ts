import type { GuideLanguage } from './language.ts';

const IS = '(es|está|son|están|sea|esté|debe ser|debe estar|deben ser|deben estar)';
const MAY_BE = '[es|está|son|sea|esté|debe ser|es de|debe ser de|de]';
const DID = '(fue|fueron|ha sido|han sido|se) {verb}';
const HOLDER = '(usuario|usuaria|cliente|clienta|titular|socio|socia|miembro|persona)';
const SEEN =
  '(visible|visibles|legible|legibles|presente|presentes|indicado|indicada|visible y legible|visibles y legibles|mostrado|mostrada|nombrado|nombrada|mencionado|mencionada)';
const FIELDS = '(campos|datos|valores|detalles)';
const REQUIRED = '[requeridos|obligatorios|solicitados|necesarios]';
const EVIDENCE =
  '[la|el|una|un] (página|captura|captura de pantalla|prueba|evidencia|documento|imagen|justificante|archivo)';

export const spanish: GuideLanguage = {
  code: 'es',
  levels: {
    high: 'alta|alto|aceptar|acepte|acepta|aprobar|apruebe|aprueba',
    medium: 'media|medio',
    low: 'baja|bajo',
    reject: 'rechazar|rechace|rechazo|no aceptar|no acepte|no aprobar|no apruebe|denegar|deniegue',
  },
  when: 'si|cuando',
  give: 'dar|asignar|calificar|aceptación|como|entonces',
  lead: ['(que|si|cuando|y|o|entonces)', `${EVIDENCE} (muestra|indica|confirma) que`, '(el|la|los|las|un|una)'],
  aroundField: [
    'el',
    'la',
    'los',
    'las',
    'del',
    'de la',
    'un',
    'una',
    'valor',
    'campo',
    'el valor de',
    'el valor del',
    'el campo',
    'en la página',
    'en la imagen',
    'en la captura',
    'en el documento',
    'de la página',
  ],
  attribute: {
    stands: 'behind',
    holds: [`[el|la|un|una] ${HOLDER} (tiene|posee|dispone de) [un|una|el|la]`, '(tiene|posee) (un|una|el|la)'],
  },
  and: ['y', 'e', 'así como'],
  or: ['o', 'o bien', 'u'],
  oneOf: ['uno de', 'una de', 'uno de los siguientes', 'uno de los valores', 'alguno de'],
  now: {
    before: ['(actualmente|todavía|aún|ya|en estado|como|en|de)'],
    today: [
      '(hoy|actualmente|ahora|a día de hoy)',
      '(en|a) [el|la] (día|fecha|momento) de (la comprobación|la consulta|la verificación|la revisión|la captura|la solicitud)',
      '(el día|en la fecha|en el momento) de (la comprobación|la consulta|la verificación|la revisión|la captura|la solicitud|consulta|captura|hoy)',
    ],
  },
  asked: [
    '[la|el] (persona|socio|cliente|titular|miembro) (por la que se pregunta|por el que se pregunta|en cuestión|consultada|consultado|de la consulta|indicada en la consulta)',
  ],
  place: { inside: ['en la ciudad de', 'en'], outside: ['fuera de'] },
  notInValues:
    'y es está son están salvo excepto pero solo sólo si cuando que menos más mínimo máximo pasado futuro antes después dentro visible legible presente no nunca ni siempre debe todos todas cada entre probablemente parece',
  numbers: ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  relations: {
    between: [`${MAY_BE} [comprendido|comprendida] entre {bound} y {to}`],
    future: [
      `${MAY_BE} (en el futuro|futura|posterior a hoy|después de hoy)`,
      'no (ha vencido|ha caducado|ha expirado|está vencida|está caducada|ha pasado|está en el pasado)',
    ],
    past: [
      `${MAY_BE} (en el pasado|pasada|anterior a hoy|antes de hoy|vencida|caducada)`,
      'ha (vencido|caducado|expirado|pasado)',
    ],
    within_last: [
      `${MAY_BE} [fechado|fechada] (en|dentro de|durante) (los|las|el|la) [{n}] (últimos|últimas|último|última) {unit}`,
      `${MAY_BE} [fechado|fechada] (en|dentro de|durante) (los|las|el|la) (últimos|últimas|último|última) [{n}] {unit}`,
      '(tiene menos de|no tiene más de|es de hace menos de) {n} {unit}',
      `${DID} (en|dentro de|durante) (los|las|el|la) (últimos|últimas|último|última) [{n}] {unit}`,
      `${DID} hace (menos de|no más de|como máximo) {n} {unit}`,
      '(es|son) (de|del) [los] [últimos|últimas] {n} {unit}',
      '(tiene|tienen) (menos de|como máximo|no más de) {n} {unit}',
      '(emitido|emitida|expedido|expedida) (en los últimos|en las últimas|hace menos de) {n} {unit}',
    ],
    older_than: [
      '(tiene más de|es de hace más de) {n} {unit}',
      `${DID} hace (más de|al menos) {n} {unit}`,
      '(desde hace|hace|lleva) (al menos|más de|por lo menos) {n} {unit}',
      '(comenzó|empezó|inició) hace (al menos|más de|por lo menos) {n} {unit}',
    ],
    within_next: [
      `${MAY_BE} (en|dentro de) (los|las) (próximos|próximas) [{n}] {unit}`,
      `${MAY_BE} dentro de (menos de|como máximo) {n} {unit}`,
    ],
    ahead: [
      `${MAY_BE} [dentro de|a] (al menos|por lo menos|más de|como mínimo) [dentro de|a] {n} {unit} [de distancia|en el futuro]`,
      '(vence|caduca|expira|termina) (dentro de|en) (al menos|más de|como mínimo) {n} {unit}',
      'no (vence|caduca|expira|termina) (en|dentro de) (los|las) próximos {n} {unit}',
      `${IS} (válido|válida|vigente) (durante|por) (al menos|más de) {n} {unit} [más]`,
    ],
    present: [
      `${IS} [claramente|bien] ${SEEN}`,
      '(aparece|aparecen|figura|figuran|se muestra|se muestran|se ve|se ven)',
    ],
    missing: [
      '(falta|faltan)',
      `no ${IS} ${SEEN}`,
      `${IS} (ausente|ilegible|oculto|oculta|vacío|vacía)`,
      'no (aparece|aparecen|figura|figuran|se muestra|se muestran|se ve|se ven)',
    ],
    none: ['(es|está|son|es de) (cero|nulo|nula|ninguno|ninguna)', '(está|están) (saldado|saldada|saldados|saldadas)'],
    negative: ['(es|está|sea|esté) (negativo|negativa|en números rojos|en descubierto)'],
    ends_in: ['(termina|acaba) (en|con) {values}'],
    other: ['(es|sea) (otro|otra|distinto|distinta|diferente)', '(no coincide|difiere)'],
    not_before: [
      `${MAY_BE} (a partir del|desde el|no antes del|no anterior al) {bound}`,
      `no es (anterior al|antes del) {bound}`,
      `${MAY_BE} [el] {bound} o (posterior|después)`,
      '[es|está] [válido|válida|vigente] (al menos hasta|hasta al menos|como mínimo hasta) [el] {bound}',
      'no (vence|caduca|termina|expira) antes (del|de) {bound}',
    ],
    not_after: [
      `${MAY_BE} (a más tardar el|hasta el|no después del|no posterior al) {bound}`,
      'no es (posterior al|después del) {bound}',
      `${MAY_BE} [el] {bound} o (anterior|antes)`,
    ],
    after: [
      `${DID} (después del|después de) {bound}`,
      `${MAY_BE} (posterior al|posterior a|después del|después de) {bound}`,
      '(vence|caduca|termina|expira) después (del|de) {bound}',
    ],
    before: [`${DID} (antes del|antes de) {bound}`, `${MAY_BE} (anterior al|anterior a|antes del|antes de) {bound}`],
    at_least: [
      `${MAY_BE} (al menos|por lo menos|como mínimo|como mínimo de|mayor o igual a|mayor o igual que|no menos de|un mínimo de) [de] {bound}`,
      `${MAY_BE} {bound} o (más|superior|mayor)`,
      'no es (inferior|menor) (a|que|de) {bound}',
    ],
    at_most: [
      `${MAY_BE} (como máximo|como mucho|a lo sumo|menor o igual a|menor o igual que|no más de|un máximo de|hasta) [de] {bound}`,
      `${MAY_BE} {bound} o (menos|inferior|menor)`,
      'no (supera|excede) [los|las] {bound}',
      'no es (superior|mayor) (a|que|de) {bound}',
    ],
    more_than: [
      `${MAY_BE} (más de|superior a|mayor que|mayor de|mayor a|por encima de) {bound}`,
      '(supera|excede) [los|las] {bound}',
    ],
    less_than: [`${MAY_BE} (menos de|inferior a|menor que|menor de|menor a|por debajo de) {bound}`],
    differs: [
      '(no|ya no) (es|está|son|sea|esté|debe ser|debe estar) [igual a] {values}',
      `${IS} (distinto de|distinta de|distinto a|distinta a|diferente de|diferente a|otro que|otra cosa que|cualquier cosa menos|cualquiera menos) {values}`,
    ],
    equals: [
      '(sigue|siguen|continúa|permanece) {values}',
      `${IS} [igual a|exactamente|de] {values}`,
      '(indica|muestra|dice|pone) {values}',
      '(se llama|coincide con|corresponde a) {values}',
    ],
    never_became: ['(no ha|no han|no fue|aún no ha|todavía no ha) [sido] {values}'],
    became: ['(ha|han|fue|fueron) [ya|sido|ya sido] {values}'],
  },
  statements: {
    all_present: [
      `todos los ${FIELDS} ${REQUIRED}`,
      `todos los ${FIELDS} ${REQUIRED} ${IS} [claramente] ${SEEN}`,
      `todos los ${FIELDS} ${REQUIRED} (aparecen|figuran|se muestran)`,
    ],
    none_present: ['ningún (campo|dato|valor) (visible|encontrado|es visible|está visible)'],
    some_missing: [
      `(falta alguno de|faltan algunos de) los ${FIELDS} ${REQUIRED}`,
      `(algunos|uno o más) ${FIELDS} ${REQUIRED} (faltan|no son visibles|no son legibles)`,
    ],
    shows: [
      `${EVIDENCE} (muestra|contiene|indica|incluye) [claramente] {fields}`,
      '(aparece|aparecen|figura|figuran|se muestra|se muestran) {fields}',
    ],
    none_of: [
      '(ningún|ninguna|sin|cero) {fields} [pendiente|pendientes|vencida|vencido]',
      'no (hay|existe|existen|debe|tiene|consta|constan) [ningún|ninguna] {fields} [pendiente|pendientes]',
    ],
    lacks: [
      `${EVIDENCE} no (muestra|contiene|indica|incluye) {fields}`,
      '(falta|faltan|no aparece|no figura|no se muestra) {fields}',
    ],
    altered: [
      `${EVIDENCE} (está|ha sido|parece|fue|parece haber sido) (alterada|alterado|modificada|modificado|manipulada|manipulado|editada|editado|falsificada|falsificado)`,
      `${EVIDENCE} (muestra|presenta) (signos|señales|indicios) de (manipulación|edición|falsificación|alteración)`,
    ],
    unaltered: [
      `${EVIDENCE} no (está|ha sido|fue) (alterada|alterado|modificada|modificado|manipulada|manipulado|editada|editado)`,
    ],
    unreadable: [
      `${EVIDENCE} (es ilegible|está borrosa|está borroso|está cortada|está cortado|está incompleta|está incompleto|no es legible|no se puede leer|no se lee)`,
    ],
    readable: [`${EVIDENCE} (es|debe ser|está) [claramente|bien] (legible|visible)`],
    ambiguous: [`${EVIDENCE} es (ambigua|ambiguo)`],
    contradictory: [
      `${EVIDENCE} (se contradice|es contradictoria|es contradictorio)`,
      '(datos|valores) (se contradicen|son contradictorios)',
    ],
    instructing: [
      `${EVIDENCE} contiene instrucciones (para|dirigidas a|al|dirigidas al) [el|la] (revisor|ia|modelo|sistema)`,
    ],
    somebody_else: [`${EVIDENCE} (muestra|pertenece a|es de|corresponde a) (otra persona|otro cliente|alguien más)`],
    specimen: [
      `${EVIDENCE} es [solo|sólo|únicamente] (un ejemplo|un modelo|una muestra|una plantilla|una demostración|una demo)`,
    ],
    picture: [`${EVIDENCE} es (una captura de pantalla|una foto|una fotografía)`],
    foreign_site: [
      `${EVIDENCE} (procede|proviene|es) de otro (sitio|dominio|sitio web)`,
      `${EVIDENCE} no (procede|proviene|es) del sitio oficial`,
    ],
    own_site: [`${EVIDENCE} (procede|proviene|es) del sitio oficial`],
  },
};
