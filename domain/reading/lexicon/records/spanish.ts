import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Spanish. */
export const spanishRecords: Forms = {
  colour: 'color, colores, pelaje, color de capa, color de la carrocería, color del pelo, pelaje y color, pelo y color',
  fuel: 'combustible, tipo de combustible, carburante, tipo de carburante, fuente de energía, propulsión, tipo de propulsión, motorización, fuente energía',
  make: 'marca, fabricante, marca comercial del vehículo, armadora, fabricado por, marca comercial vehículo',
  model:
    'modelo, denominación comercial, tipo variante versión, submarca, línea del vehículo, línea y modelo, línea vehículo',
  body: 'carrocería, tipo de carrocería, clase de vehículo, tipo de vehículo, clasificación del vehículo, clase vehículo, tipo vehículo, clasificación vehículo',
  engine: 'motor, nº motor, no de motor',
  engineSize:
    'cilindrada, cilindrada cc, cilindraje, capacidad del motor, cilindrada en cm3, centímetros cúbicos, capacidad motor, cilindros',
  weight:
    'peso, masa máxima, masa en orden de marcha, masa máxima autorizada, peso bruto vehicular, peso total, peso seco, peso corporal, pesa, peso kg, peso facturable',
  mileage:
    'kilometraje, kilómetros, kilómetros recorridos, odómetro, lectura del odómetro, cuentakilómetros, km recorridos, lectura del cuentakilómetros, kms, km, km actuales',
  emissions:
    'emisiones, emisiones de co2, emisión de co2, nivel de emisiones, norma euro, distintivo ambiental, etiqueta ambiental, categoría ambiental, nivel euro, clasificación ambiental, holograma',
  manufactured:
    'año de fabricación, año modelo, año de construcción, año del modelo, año del vehículo, año de fabricación y modelo, fabricado en, fecha de fabricación, construido en, modelo año, antigüedad del edificio, año producción, año fabricación, año construcción, año vehículo, año fabricación y modelo, fecha fabricación, antigüedad edificio, año de producción',
  use: 'uso, destino del vehículo, tipo de uso, uso principal, servicio a que se destina, destino del inmueble, uso catastral, uso local principal, uso previsto, clase de uso, destino de la vivienda, destino vehículo, destino inmueble, destino vivienda',
  inspection:
    'inspección, inspección técnica, itv, revisión, revisión técnica, verificación, verificación vehicular, vtv, reconocimiento médico, reconocimiento, examen médico, inspeccionado, inspeccionada, rtv, técnico mecánica, chequeo, verificada, vencimiento revisión técnica, mantenimiento programado',
  inspector:
    'inspector, inspectora, perito, perita, verificador, verificadora, inspeccionado por, revisado por, examinador, examinadora, tasador, tasadora, director técnico, técnico inspector, ajustador',
  station:
    'estación de inspección, estación itv, planta verificadora, taller, centro de inspección, centro de verificación, planta de revisión, planta revisora, centro de diagnóstico automotor, verificentro, unidad de verificación, organismo inspector, servicio técnico, estación inspección, centro inspección, centro verificación, planta revisión, centro diagnóstico automotor, unidad verificación',
  result:
    'resultado, resultados, dictamen, conclusión, conclusiones, fallo, veredicto, evaluación, decisión, valoración, resolución, resultado final, apto o no apto, glucosa, tensión arterial, presión arterial, imc, sentencia, cuota diferencial, nota del examen, calificación del examen, valor hallado, valor obtenido, nota examen, calificación examen',
  defect:
    'defecto, defectos, defectos leves, defectos graves, defectos muy graves, falla, fallas, fallos, anomalía, anomalías, defectos detectados, deficiencias, deficiencia, desperfectos, daños observados, averías',
  restriction:
    'restricción, restricciones, limitaciones, condiciones de uso, códigos y restricciones, códigos de restricción, condiciones restrictivas, afectaciones, anotaciones de dominio, condiciones uso, anotaciones dominio',
  carrier:
    'transportista, paquetería, mensajería, empresa de transporte, compañía aérea, aerolínea, línea aérea, operado por, courier, transportado por, empresa de mensajería, correo transportista, línea de autobús, naviera, operador logístico, entregado por, repartidor, empresa transporte, línea autobús',
  pickup:
    'punto de recogida, punto de retiro, lugar de recogida, recogida, recolección, punto de entrega, oficina de correos, taquilla, sucursal de retiro, lugar de retiro, recoger en, retirar en, tienda de recogida, oficina de recogida, consigna, punto de encuentro y recogida, ocurre, recogida en tienda, casillero, punto retiro, oficina de retiro, lugar retiro, autorizados a recoger, punto entrega, oficina correos, sucursal retiro, oficina retiro',
  contents:
    'contenido, mercancía, mercancías, mercadería, contenido declarado, contiene, bienes, título de la obra, partida arancelaria, mercancías declaradas, título obra',
  note: 'notas, observaciones, observación, comentario, comentarios, instrucciones, indicaciones, anotaciones, solicitud especial, peticiones especiales, petición, avisos al repartidor, leyenda, mensaje, avisos repartidor',
  expected:
    'previsto, prevista, entrega prevista, entrega estimada, llegada estimada, estimado, estimada, fecha probable, entrega programada, tiempo estimado',
  shipped:
    'enviado, enviada el, fecha de envío, despachado, fecha de despacho, expedición del envío, salida de origen, recolectado, fecha de recolección, admitido el, fecha de admisión, entregado al transportista, depositado el, fecha de depósito del envío, fecha de imposición, fecha admisión, fecha envío, fecha despacho, expedición envío, salida origen, fecha recolección, entregado transportista, fecha depósito envío, fecha imposición',
  cashOnDelivery:
    'contra reembolso, contrarreembolso, importe de reembolso, pago contra entrega, cobro contra entrega, importe contra reembolso, contraentrega, pago al recibir, importe contrarreembolso, importe reembolso, pago recibir',
  code: 'código, código pin, clave, pin de acceso, código de acceso, código de puerta, código de apertura, clave de acceso, código de recogida, código de retiro, código de seguridad, código de devolución, contraseña, código de desbloqueo, clave secreta, dígito de control, código de confirmación, código de control, dígito control',
  barcode:
    'código de barras, línea de captura, código ean, código barras, imei, nº de imei, número de imei, línea captura',
  article:
    'artículo, artículos, referencia del artículo, código de artículo, código de producto, clave del producto, ítem, pieza, número de parte, no de parte, refacción, clave prodserv, código de catálogo, código producto, clave producto, número parte, no parte, código catálogo',
  diagnosis:
    'diagnóstico, diagnósticos, diagnóstico principal, diagnóstico clínico, código cie, cie 10, motivo de consulta, motivo de la consulta, indicación, impresión diagnóstica, juicio clínico, juicio diagnóstico, motivo consulta',
  disease:
    'enfermedad, enfermedades, padecimiento, enfermedad objetivo, patología, enfermedad prevenida, protege contra, enfermedad o agente, enfermedad diana, contra la enfermedad, dolencia',
  medicine:
    'medicamento, medicamentos, fármaco, medicina, producto sanitario, nombre del medicamento, preparado, medicación, vacuna administrada, nombre de la vacuna, biológico, producto farmacéutico, nombre comercial del medicamento, presentación del medicamento, tratamiento prescrito, remedio, nombre vacuna',
  ingredient:
    'principio activo, sustancia activa, denominación genérica, sustancia, ingrediente activo, dci, principios activos, nombre genérico',
  dosage:
    'posología, dosificación, pauta, indicaciones de uso, modo de empleo, cómo tomar, modo de uso, vía de administración, pauta posológica, tomar, frecuencia de toma, forma de administración, instrucciones de uso, indicaciones uso, modo empleo, modo uso, vía administración, forma administración, instrucciones uso',
  dose: 'dosis, nº dosis, dosis aplicada, dosis administrada, nº de dosis',
  batch: 'lote, nº de lote, no de lote, nº lote, lote y serie, serie del biológico, partida número, serie biológico',
  pharmacy: 'farmacia, botica, farmacia dispensadora, oficina de farmacia, dispensado en, droguería',
  pharmacist:
    'farmacéutico, farmacéutica, dispensado por, químico farmacéutico, regente de farmacia, farmacéutico dispensador, regente farmacia',
  sample: 'muestra, espécimen, tipo de muestra, muestras, naturaleza de la muestra, clase de muestra',
  sampled:
    'toma de muestra, fecha de toma, fecha de toma de muestra, extracción, fecha de muestra, fecha de la muestra, muestra tomada, recogida de muestra, muestreo, extraído el, fecha toma, fecha de recepción de muestra, fecha de la toma, toma muestra, fecha muestra, recogida muestra, fecha recepción muestra',
  bodyHeight: 'estatura, talla, altura, talla cm, estatura en cm, altura en cm',
  copayment:
    'copago, aportación del paciente, aportación, copagos, aporte del paciente, cuota moderadora, aportación usuario, parte a cargo del paciente, coseguro, coaseguro, bono de atención, a cargo del paciente, paga el paciente, cargo del afiliado, aportación del usuario, valor ticket medicamentos, ticket de medicamentos, orden de consulta, valor orden, tasa moderadora, ticket moderador, tique moderador, deducible médico, cuota de recuperación, valor del bono, aporte del usuario, pago del paciente, diferencia a cargo del afiliado, cargo paciente, aporte paciente, bono atención, paga paciente, cargo afiliado, ticket medicamentos, orden consulta, cuota recuperación, valor bono, aporte usuario, pago paciente, diferencia a cargo afiliado',
  chip: 'chip, microchip, transpondedor, código de identificación del animal, código del transpondedor, nº de chip, nº de microchip, nº microchip, identificación del animal, código de identificación animal, nº de identificación del animal, código identificación animal, identificación animal, nº identificación animal',
  species: 'especie, especies, especie animal, tipo de animal, tipo de mascota, mascota, tipo animal',
  breed: 'raza, raza del perro, raza del animal, raza de la mascota',
  blood:
    'grupo sanguíneo, tipo de sangre, factor rh, tipo sanguíneo, grupo y factor, grupo sanguíneo y rh, grupo y rh, tipo sangre',
  father:
    'padre, nombre del padre, nombre y apellidos del padre, nombre completo del padre, filiación paterna, progenitor, datos del padre, progenitor a, hijo de padre',
  mother:
    'madre, nombre de la madre, nombre y apellidos de la madre, nombre completo de la madre, filiación materna, progenitora, datos de la madre, progenitor b',
  spouse:
    'cónyuge, esposo, esposa, marido, pareja, nombre del cónyuge, conviviente, concubina, concubino, casado con, casada con, contrayente, pareja de hecho, compañero permanente, mujer, viuda de',
  guarantor:
    'aval, avalista, fiador, fiadora, garante, obligado solidario, codeudor, codeudora, codeudor solidario, coobligado, deudor solidario, nombre del aval, cofirmante, obligada solidaria',
  householder:
    'jefe de hogar, jefa de hogar, cabeza de familia, jefe de familia, jefa de familia, jefe del hogar, persona de referencia, titular del hogar, jefe de núcleo, cabeza de hogar, jefe hogar, jefa hogar, cabeza familia, jefe familia, jefa familia, persona referencia, titular hogar, jefe núcleo, cabeza hogar',
  relation:
    'parentesco, relación, vínculo, relación con el titular, parentesco con el titular, grado de parentesco, vínculo familiar, relación familiar, parentesco con el jefe, relación con el asegurado, relación de parentesco',
  teacher:
    'profesor, profesora, maestro, maestra, docente, tutor, tutora, instructor, instructora, monitor, monitora, formador, formadora, profesor titular, profesor jefe, entrenador, entrenadora, profesor guía, educadora, director de tesis, tutor académico, catedrático, catedrática, ponente, director tesis',
  author: 'autor, autora, autores, escrito por, escritor, escritora, autor de la obra',
  agent:
    'corredor, corredora, mediador, mediadora, agente de seguros, intermediario, intermediaria, productor, productora, productor asesor, corredor de seguros, agente comercial, broker de seguros, vendido por, productor de seguros, agente inmobiliario, mediador de seguros, clave de agente, asesor comercial, corredora de seguros, inmobiliaria, administrador fincas, administración fincas, administrador comunidad, administrador de fincas, administración de fincas, administrador de la comunidad',
  caseworker:
    'tramitador, tramitadora, funcionario, funcionaria, instructor del expediente, gestor del expediente, atendido por, tramitado por, gestionado por, funcionario responsable, persona encargada, encargado, encargada, elaborado por, elaboró, técnico responsable, trabajador social, trabajadora social, técnico asignado, persona que atiende, ejecutivo, ejecutiva, ejecutivo de cuenta, ejecutiva de cuenta, le atiende, analista, oficial de cuenta, responsable del expediente, técnico de referencia, preparado por, instructor expediente, gestor expediente, oficial cuenta, responsable expediente, técnico referencia, unidad tramitadora, cajero, cajera',
  signatory:
    'firmante, firmado por, firma autorizada, autorizado por, autorizó, en nombre y representación, suscrito por, validado por, aprobado por, visto bueno, firmantes, nombre y firma, firma y sello, nombre de quien firma, quien suscribe, vo bo, notario, notaria, fedatario, escribano, quién firmó, quién firma, quien firmó, quien firma',
  representative:
    'representante, representante legal, representado por, representada por, apoderado, apoderada, administrador único, administradora única, representantes, director general, directora general, gerente general, administrador, administradora, administrador solidario, apoderado legal, administrador concursal, órgano de administración, consejero delegado, abogado, abogada, procurador, notario autorizante, letrado, tutor legal, padre madre o tutor, responsable legal, despachante, agente de aduanas, auditor, órgano administración, agente aduanas',
  chairperson:
    'presidente, presidenta, presidencia, presidente del consejo, presidente de la comunidad, decano, decana, rector, rectora, alcalde, alcaldesa, jefe de estudios, presidente del directorio, director del centro, directora del centro, intendente, jefe estudios, director centro, directora centro',
  shareholder:
    'accionista, accionistas, socio único, socia única, socios y accionistas, socio capitalista, partícipe, socios de la sociedad, accionista principal, socios fundadores',
  court:
    'juzgado, tribunal, registro mercantil, juzgado mercantil, conservador de bienes raíces, audiencia, órgano judicial, juzgado de lo mercantil, sala y juzgado, partido judicial, juez, órgano jurisdiccional, conservador bienes raíces',
  authority:
    'autoridad, autoridad competente, organismo, autoridad emisora, órgano, órgano emisor, administración, ayuntamiento, oficina expedidora, delegación, jefatura, jefatura provincial, dependencia, oficina consular, registro seccional, agencia tributaria, expedida por, emitida por, unidad administrativa, organismo competente, órgano gestor, entidad competente, oficina registral, secretaría, municipalidad, resuelto por, oficina de expedición, entidad expedidora, equipo de expedición, registro de la propiedad, registro civil, notaría y registro, aduana, oficialía, oficialía nº, oficina de aduana, organismo de tránsito, entidad federativa emisora, encargado del registro, notaría, oficina del registro civil, autoridad fiscal, dgt, jefatura de tráfico, tesorería, inss, sepe, imserso, consejería, ministerio, diputación, oficina expedición, equipo expedición, registro propiedad, encargado registro',
  creditor:
    'acreedor, acreedora, acreedores, acreedor prendario, acreedor hipotecario, prestamista, entidad prestamista, acreedor garantizado, entidad acreedora, a favor del acreedor, prenda, prenda a favor de, entidad financiera, beneficiario preferente, hipoteca a favor de, financiera, otorgante, embargante, cargas, gravámenes, gravamen, cargas y gravámenes, limitación de dominio, limitación dominio',
  founded:
    'constituida, constitución, fundada en, fundado en, fecha de fundación, fundación de la empresa, fecha de inicio de actividades, inicio de actividades, inicio de actividad, inicio de operaciones, fecha de inicio de operaciones, constitución de la sociedad, comienzo de operaciones, comienzo de actividad, año de fundación, fecha de matrícula mercantil, fecha de inscripción de la sociedad, fecha fundación, fundación empresa, fecha inicio actividades, inicio actividades, inicio actividad, inicio operaciones, fecha inicio operaciones, comienzo operaciones, comienzo actividad, año fundación, fecha matrícula mercantil, fecha inscripción sociedad',
  signed:
    'firmado, firmada el, fecha de firma, fecha de la firma, suscrito el, suscrita el, celebrado el, fecha del contrato, fecha de contrato, fecha de celebración, fecha de suscripción, fecha de escritura, fecha de la escritura, fecha de otorgamiento, otorgada el, otorgado el, otorgamiento, escritura de fecha, firma del contrato, formalización, firmaron el, fecha de contratación, fecha otorgamiento, fecha escritura, fecha contrato, fecha celebración, fecha suscripción, escritura fecha, firma contrato, fecha contratación, fecha firma',
  activity:
    'actividad, actividades, actividad principal, actividad económica, objeto social, giro, giro comercial, rubro, ramo, sector, cnae, código cnae, epígrafe iae, código ciiu, ciiu, actividad económica principal, objeto de la sociedad, giro mercantil, sector de actividad, giro del negocio, actividad comercial, ramo de actividad, epígrafe, actividades económicas, objeto',
  brand:
    'nombre comercial, marca comercial, rótulo, nombre de fantasía, denominación comercial del negocio, siglas, sigla, rótulo del establecimiento, nombre del establecimiento comercial, marca registrada, anagrama, nombre corto, nombre fantasía, denominación comercial negocio, nombre establecimiento comercial',
  purpose:
    'finalidad, propósito, objeto, motivo de la solicitud, a efectos de, para presentar en, a los efectos de, destino de los fondos, destino del crédito, para fines de, para los fines, para qué, destino del préstamo, objetivo, motivo de la expedición, motivo solicitud, destino fondos, destino crédito, destino préstamo, motivo expedición',
  reason:
    'motivo, motivos, causa, causas, razón, razones, fundamento, causa de la baja, motivo de la baja, debido a, causal, por qué, fundamentación, motivo de la ausencia, justificación, motivo del rechazo, causa del retraso',
  plot: 'parcela, parcelas, solar, terreno, lote de terreno, referencia catastral, catastro, polígono y parcela, finca registral, número de finca, predio, clave catastral, manzana y lote, suelo, cuenta predial, finca número, superficie del terreno, nomenclatura catastral, datos catastrales, rol de avalúo, cédula catastral, idufir, folio real, linderos, colindancias, huerto, número finca, rol avalúo',
  deed: 'escritura, escritura pública, escritura de compraventa, título, modo de adquisición, forma de adquisición, testimonio, acto jurídico, título jurídico, instrumento público, tipo de adquisición, naturaleza del derecho, adquisición, origen de la titularidad, causa de adquisición, fecha escritura, naturaleza derecho, origen titularidad, fecha de escritura, fecha de la escritura',
  share:
    'participación, cuota de participación, coeficiente de participación, porcentaje de participación, cuota parte, derechos de propiedad, parte indivisa, porcentaje de propiedad, acciones, cuota de propiedad, participaciones sociales, participaciones, coeficiente, alícuota, participación accionaria, proindiviso, porcentaje del derecho, indiviso, cuotas sociales, nuda propiedad, derechos propiedad, porcentaje propiedad, cuota propiedad, porcentaje derecho, usufructo, pleno dominio, usufructo vitalicio',
  floor: 'planta, piso, nº de planta, escalera planta puerta, altura del piso, nivel del edificio, nivel edificio',
  apartment:
    'apartamento, departamento número, apto, número interior, vivienda número, puerta del piso, número de departamento, unidad funcional, unidad número, letra y puerta, número de piso y puerta, num int, puerta piso, número departamento, número piso y puerta',
  rooms:
    'habitaciones, dormitorios, ambientes, recámaras, estancias, cantidad de ambientes, nº de habitaciones, distribución, nº de dormitorios',
  valuation:
    'valor catastral, avalúo, valor fiscal, tasación, valor de tasación, valuación, valor de mercado, valor comercial, avalúo fiscal, valor de referencia, avalúo catastral, base catastral, valor del suelo, valor de la construcción, valor declarado, valor estimado, valor tasado, valuación fiscal, valor de referencia catastral, valor en catastro, valor del inmueble, avalúo comercial, valor en aduana, valor liquidativo, plusvalía, valor de adquisición, valor de reposición, valor a nuevo, valor razonable, valor mercado, valor referencia, valor suelo, valor construcción, valor referencia catastral, valor inmueble, valor adquisición, valor reposición',
  turnover:
    'facturación anual, cifra de negocios, volumen de negocios, ventas, volumen de ventas, ingresos de explotación, facturación total, ingresos brutos, volumen de operaciones, ingresos por ventas, cifra de ventas, cifra negocios, volumen negocios, ingresos explotación, volumen operaciones',
  fund: 'fondo de reparaciones, fondo de mantenimiento, fondo, fondo de obras, fondo de contingencia, fondo de imprevistos, fondo común, fondo de rehabilitación',
  territory:
    'ámbito territorial, territorio, ámbito geográfico, ámbito de cobertura, válido en, territorialidad, países cubiertos, alcance territorial, límite territorial, zona de cobertura, ámbito de validez, ámbito de aplicación, cobertura geográfica, límites territoriales, ámbito cobertura, zona cobertura, ámbito validez, ámbito aplicación',
  supplyPoint:
    'punto de suministro, cups, código cups, nis, número de suministro, código de suministro, punto de consumo, número de servicio, no de servicio, no servicio, nº de suministro, nº de servicio, número de cliente suministro, punto de entrega de energía, rpu, nº suministro, identificador del suministro, código universal, ruta y cuenta, nº de instalación, código de servicio, nic suministro, nº de conexión, número servicio, punto suministro, número suministro, código suministro, punto consumo, número cliente suministro, punto entrega energía, identificador suministro, nº instalación, código servicio, nº conexión',
  distributor:
    'distribuidora, empresa distribuidora, compañía distribuidora, operador de red, gestor de red, distribuidor, operador de la red, empresa de distribución, red de distribución, operador red, gestor red, empresa distribución, red distribución',
  opening:
    'inicial, anterior, lectura anterior, saldo anterior, saldo inicial, lectura inicial, apertura, saldo de apertura, inicio del periodo, saldo previo, lectura previa, al inicio, saldo del periodo anterior, saldo al inicio, saldo ant, lectura ant, saldo inicio, inicio periodo',
  closing:
    'final, lectura actual, saldo final, lectura final, saldo de cierre, cierre, fin del periodo, nuevo saldo, saldo al corte, saldo al cierre, saldo nuevo, al corte, lectura nueva, saldo a la fecha de corte, lectura act, saldo corte, saldo a fecha corte, fin periodo',
  principal:
    'capital pendiente, capital vivo, principal pendiente, saldo insoluto, saldo de capital, capital adeudado, deuda pendiente, saldo del préstamo, saldo de la hipoteca, deuda viva, saldo del crédito, saldo deudor, capital pendiente de amortizar, capital insoluto, saldo capital, saldo de la deuda, deuda restante, deuda total, saldo a capital, capital por amortizar, saldo pendiente de capital, saldo préstamo, saldo hipoteca, saldo crédito, saldo deuda, saldo pendiente capital',
  instalment:
    'cuota mensual, cuota del préstamo, mensualidad, mensualidades, importe de la cuota, amortización, pago mensual, valor de la cuota, dividendo hipotecario, cuota hipotecaria, importe cuota, cuota de amortización, abono mensual, plazo mensual, letra mensual, monto de la cuota, descuento mensual, parcialidad, parcialidades, valor cuota, monto cuota, pago periódico, cuota préstamo',
  overpayment:
    'pago en exceso, saldo a su favor, saldo a favor, cobro indebido, excedente, exceso de pago, pagado de más, crédito a favor, abono a favor, saldo a favor del cliente, pago indebido, importe a su favor, cobrado en exceso, cobrado de más, a su favor, monto a favor, exceso pago, pagado más, cobrado más',
  lateFee:
    'recargo por mora, intereses de demora, interés de demora, interés moratorio, intereses moratorios, mora, recargos, recargo por atraso, recargo por pago tardío, comisión por mora, recargo de apremio, gastos de cobranza, moratorios, penalización por mora, recargo por demora, penalidad por mora, interés por mora, gastos por reclamación, punitorios, intereses punitorios, intereses demora, interés demora, recargo apremio, gastos cobranza',
  deduction:
    'deducción, deducciones, retención, retenciones, total deducciones, total a deducir, descuentos, retención irpf, descuentos legales, total descuentos, monto retenido, importe retenido, rebaja, retenido, total retenciones, total de deducciones, exención, retención de isr, reducción, mínimo personal, importe deducido, desgravación',
  taxBase:
    'base imponible, base de cotización, base gravable, base liquidable, base sujeta a retención, renta imponible, base imponible general, sueldo imponible, importe gravado, ingreso gravable, total imponible, base reguladora, salario base de cotización, remuneración imponible, base de cálculo, base del iva, neto gravado, monto gravado, base liquidable general, base cotización, salario base cotización, hecho imponible, ibc, ingreso base de cotización, activos totales, base cc',
  bonus:
    'bono, bonos, complementos, gratificación, aguinaldo, paga extra, pagas extraordinarias, prima vacacional, incentivo, incentivos, plus de transporte, complemento salarial, sobresueldo, sueldo anual complementario, prima de servicios, paga extraordinaria, pagas extras, premio por asistencia, asignación familiar, aportación gubernamental, apoyo gubernamental, aporte estatal, subsidio estatal, subvención, prima de navidad, vales de despensa, ptu, gratificaciones, cesta navideña, plus, pluses, plus convenio, complemento, antigüedad pagada, mejora voluntaria, asignación, asignaciones, movilización, colación, bono de productividad, asignación de colación, incentivo productividad, viáticos, cesantías, auxilio de transporte, canasta básica, décimo tercero, décimo cuarto, fondos de reserva, aguinaldos, quinquenio, trienios, trienio, beca, ayuda familiar, presentismo, ayudas, importe de la ayuda, subsidio habitacional, importe concedido de beca, prestación económica, cuantía de la ayuda, prima servicios, prima navidad, vales despensa, fondos reserva, importe ayuda, cuantía ayuda',
  contribution:
    'cotización, cotizaciones, aportaciones, aportación patronal, aportaciones a la seguridad social, seguridad social, cuota imss, contribución, contribuciones, aportes, aporte patronal, obra social, contingencias comunes, cuotas a la seguridad social, aporte jubilatorio, aporte, previsión, cotización obligatoria, cotización previsional, aporte salud, total aportaciones, cuotas obrero patronales, cotización salud, aportes al sistema, semanas cotizadas, años cotizados, períodos cotizados, días cotizados',
  hours:
    'horas, horas trabajadas, horas lectivas, horas extra, horas extras, total horas, duración en horas, carga horaria, horas contratadas, horas totales, jornada semanal, intensidad horaria, horas ordinarias, total de horas, cantidad de horas, horas extraordinarias, hora semana',
  leave:
    'vacaciones, días de vacaciones, vacaciones pendientes, saldo de vacaciones, permiso retribuido, días libres, vacaciones restantes, días de permiso, licencia con goce, feriado legal, días de asuntos propios, saldo vacaciones, descanso vacacional, días disfrutados, vacaciones disfrutadas, días pendientes de vacaciones, faltas, faltas de asistencia, ausencias, inasistencias, incapacidad temporal, días permiso, días asuntos propios, asistencia, asistencias',
  noticePeriod:
    'preaviso, plazo de preaviso, periodo de preaviso, período de preaviso, plazo de aviso, días de preaviso, aviso previo, plazo de desistimiento, plazo de cancelación, plazo de denuncia, antelación de preaviso, plazo aviso, plazo desistimiento, plazo cancelación',
  branch:
    'sucursal, oficina bancaria, agencia, filial, delegación local, oficina de gestión, oficina gestora, sede local, su oficina, oficina comercial, sucursal de apertura, oficina de atención, biblioteca de origen, plaza y sucursal, nombre de la sucursal, sucursal bancaria, oficina gestión, oficina atención, biblioteca origen',
  channel:
    'canal, medio de contacto, medio de notificación, canal de contacto, contacto preferido, vía de notificación, medio de comunicación preferido, canal de notificación, notificaciones, forma de contacto, canal preferente, medio de envío, canal de comunicación, canal preferido, vía de contacto, forma de notificación, aviso por, medio contacto, medio notificación, vía notificación, medio comunicación preferido, forma contacto, medio envío, vía contacto, forma notificación',
  bitcoin: 'saldo bitcoin, saldo en bitcoin, bitcoins',
  ethereum: 'saldo ethereum, saldo en ethereum, éter',
  studyYear:
    'año de estudios, curso actual, año académico cursado, semestre actual, nivel de estudios, año que cursa, curso y grupo, año de carrera, curso matriculado, grado escolar, semestre que cursa, año de cursada, nivel cursado, grado y grupo, ciclo formativo, año de cursado, grado que cursa, nivel escolar, año estudios, nivel estudios, año carrera, año cursada, año cursado',
  studyMode:
    'modalidad de estudio, modalidad, turno, jornada académica, tiempo completo o parcial, dedicación, régimen de dedicación, sistema de estudios, régimen, modalidad de cursada, modalidad educativa, tipo de matrícula, régimen de cursada, sistema escolarizado, turno escolar, presencial o a distancia, sistema estudios, tipo matrícula',
  train: 'tren, nº de tren, nº tren, corrida, no de tren, no de corrida',
  coach:
    'vagón, número de coche, coche número, coche nº, nº de coche, coche y plaza, coche plaza, plaza y coche, número coche, nº coche',
  platform:
    'andén, plataforma, dársena, vía y andén, muelle de salida, bahía, número de vía, andén de salida, vía de salida, muelle salida, número vía, vía salida',
  travelClass:
    'clase de viaje, clase de cabina, clase tarifaria, cabina, clase de servicio, clase de asiento, clase de tarifa, confort del viaje, tipo de asiento, clase del billete, clase viaje, clase servicio, clase asiento, clase tarifa, confort viaje, tipo asiento, clase billete',
  checkIn:
    'fecha de llegada, llegada al hotel, hora de entrada al hotel, ingreso al hotel, registro de entrada, entrada al alojamiento, día de llegada, primera noche, check in, fecha de ingreso al hotel, día de entrada, fecha llegada, llegada hotel, hora entrada hotel, ingreso hotel, registro entrada, entrada alojamiento, día llegada, fecha ingreso hotel, día entrada',
  checkOut:
    'salida del hotel, registro de salida, día de salida, egreso del hotel, última noche, check out, salida del alojamiento, fecha de egreso del hotel, salida hotel, registro salida, día salida, egreso hotel, salida alojamiento, fecha egreso hotel',
  nights:
    'noches, pernoctaciones, nº de noches, duración de la estancia, cantidad de noches, estancia, estadía, duración de la estadía',
  luggage:
    'equipaje, equipajes, equipaje facturado, franquicia de equipaje, maletas, maleta, equipaje documentado, equipaje permitido, equipaje incluido, bultos de equipaje, valija, valijas, equipaje en bodega',
  venue:
    'lugar, recinto, lugar de celebración, punto de encuentro, lugar de encuentro, sitio, dónde, lugar de la reunión, sala del evento, sede del evento, lugar de reunión, lugar de realización, lugar de impartición, auditorio, donde, punto encuentro, sala evento, sede evento',
  organiser:
    'organizador, organizadora, organizado por, promotor, promotora, entidad organizadora, organiza, convoca, organizadores, convocante, impartido por, presentado por',
  training:
    'entrenamiento, clase reservada, sesión, clase dirigida, lección, capacitación, formación, próxima clase, clase próxima, actividad dirigida, taller formativo, clases prácticas, prácticas, módulo formativo',
  borrowed:
    'prestados, en préstamo, préstamos activos, libros prestados, materiales prestados, préstamos vigentes, préstamos actuales, préstamos en curso, ejemplares prestados, libros en préstamo, préstamos en vigor, cantidad de préstamos, prestamos de libros, cantidad préstamos, prestamos libros',
  reserved:
    'reservados, reservas activas, reservas pendientes, libros reservados, mis reservas, reservas en curso, materiales reservados, lista de espera, en cola, en espera, libros apartados, apartados, reservas vigentes, lista espera',
  reading:
    'lectura anterior, lectura inicial, lectura previa, lectura actual, lectura final, lectura nueva, lectura real, lectura estimada, lecturas, lectura ant, lectura act',
  articleNumber: 'signatura topográfica, ejemplar, código de ejemplar, repuesto',
};
