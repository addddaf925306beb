import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const spanishPapers: Forms = {
  name: 'denominación social, denominación, nombre del titular, nombre o razón social, nombres, nombre y domicilio, apellidos y nombre o razón social, nombre o denominación social, nombre de la persona, nombre y apellidos del titular',
  student: 'matriculado, matriculada, egresado, egresada',
  type: 'forma jurídica, tipo de jornada, régimen fiscal, naturaleza, tipo societario, tipo de sociedad, índole, régimen societario, forma social, pensión completa, media pensión, indefinido, régimen alimenticio, amueblado',
  paid: 'cobrado, importe pagado, monto pagado, abonado, pagos realizados, total pagado a la fecha, liquidado, importe abonado, importe recibido, total pagado a fecha',
  net: 'neto a percibir, importe neto a percibir, líquido a recibir, sueldo líquido, neto a pagar, total líquido, neto a cobrar, sueldo neto a pagar, alcance líquido, base imponible sin iva, subtotal, importe sin iva',
  product: 'concepto, descripción',
  duration:
    'jornada, jornada laboral, jornada de trabajo, plazo, plazo en meses, número de meses, plazo total, meses de permanencia, duración total, duración del viaje, tiempo de viaje, plazo restante, duración del tratamiento, días de reposo, reposo, días de licencia, período de prueba, meses pendientes, cuántos meses, cuánto dura, número meses, tiempo viaje, días licencia, período prueba, semanas, días trabajados, días reconocidos, días cotizados, periodo reconocido, plazo de recurso, años de servicio',
  period:
    'periodo de liquidación, periodo facturado, periodo de consumo, ejercicio, ejercicio fiscal, mes facturado, periodo impositivo, periodo de cotización, período facturado, período de consumo, período liquidado, bimestre, mes de facturación, periodo de vigencia, período fiscal, mes liquidado, año fiscal, periodo declarado, período de facturación, año gravable, mes pago, mes liquidación, mes facturación',
  semester:
    'curso escolar, ciclo escolar, año escolar, cuatrimestre, trimestre, periodo escolar, periodo académico, ciclo lectivo, año lectivo, período lectivo, período académico, curso lectivo, periodo lectivo',
  origin:
    'estación de origen, ciudad de origen, desde ciudad, terminal de origen, aeropuerto de salida, lugar de origen, origen del viaje, estación de salida, terminal de salida, aeropuerto de origen, puerto de salida, procedencia, sale de, lugar de salida, aeropuerto salida, estación salida, terminal salida, puerto salida, lugar salida',
  destination:
    'estación de destino, ciudad de destino, terminal de destino, aeropuerto de llegada, lugar de destino, estación de llegada, aeropuerto de destino, puerto de destino, lugar de entrega, llega a, aeropuerto llegada, estación llegada, lugar entrega',
  status:
    'situación administrativa, situación laboral, estado del expediente, estado civil, vigencia del estado, condición, progreso, etapa, fase, estado de la sociedad, fase del expediente, condición frente al iva, exento, renovado',
  given: 'nombre propio, segundo nombre, otros nombres, nombres de pila, nombre pila, nombres pila',
  family:
    'segundo apellido, apellido paterno, apellido materno, apellido de casada, apellido de soltera, apellido del titular',
  owner:
    'dueño, dueña, dueño del auto, dueños, propietarios, copropietario, nuevo propietario, dueña del auto, propietario del vehículo, dueño del vehículo, titular del vehículo, segundo propietario, dueño del animal, propietario del animal, comunero, copropietaria, titular dominial, tutor de la mascota, titular vehículo, tutor mascota',
  landlord:
    'propietario arrendador, parte arrendadora, propietario de la vivienda, dueño de la casa, locador, locadora, propietario vivienda, dueño casa',
  tenant: 'parte arrendataria, locatario, locataria, inquilinos, arrendatarios',
  driver:
    'conductor habitual, conductor principal, conductor autorizado, autorizado a conducir, conductor adicional, otro conductor, segundo conductor, conductor designado, autorizados a conducir, conductores autorizados, chofer, chófer',
  borrower:
    'deudor, deudora, acreditado, acreditada, mutuario, mutuaria, titular del crédito, titular del préstamo, deudor principal, prestatarios, titular crédito, titular préstamo',
  beneficiary:
    'beneficiarios, derechohabientes, perceptor, perceptora, ordenante y beneficiario, pensionado, pensionada, pensionista, beneficiario designado',
  insured: 'asegurados, asegurado principal, persona asegurada, afiliado titular, nombre del asegurado',
  member: 'asociado, asociada, colegiado, colegiada, lector, lectora, miembros',
  child: 'menor, menores, hijos, nombre del menor, nombre del niño, hijos a cargo, recién nacido, inscrito menor',
  passenger: 'pasajeros, viajera, viajeros, nombre del pasajero, nombre del viajero',
  guest: 'huéspedes, huésped principal, nombre del huésped',
  recipient: 'consignatario, consignataria, nombre del destinatario, enviar a, entregar a, dirigido a, destinatarios',
  sender: 'expedidor, nombre del remitente, consignante, enviado por, expedidora',
  contact:
    'persona de contacto, contacto de la empresa, su gestor, su asesor, nombre de contacto, ejecutivo, ejecutiva, ejecutivo de cuenta, ejecutiva de cuenta',
  doctor:
    'médico prescriptor, facultativo, facultativa, prescriptor, veterinario, veterinaria, odontólogo, odontóloga, médico tratante, médico de cabecera, médica, dentista, profesional tratante, cirujano, médico responsable, prescrito por, especialista',
  insurer:
    'compañía de seguros, entidad aseguradora, mutua, isapre, institución de salud, administradora de salud, obra social asignada, prepaga, eps, ips, fonasa, afp, previsión de salud, ente asegurador, compañía contraria, compañía seguros, institución salud, administradora salud, previsión salud',
  bank: 'banco emisor, nombre del banco, institución bancaria, entidad bancaria, caja de ahorros, banco destino',
  account: 'cuenta bancaria, cuenta corriente, cuenta de cliente, cuenta vista',
  subscription: 'suscripciones, abono anual',
  contract: 'convenio, contrato de suministro, contratos, contrato indefinido, mandato, contrato temporal',
  policy: 'seguros, seguro de hogar, ramo asegurado, endoso, inciso',
  card: 'tarjeta de lector, tarjeta sanitaria, tarjeta de circulación, carnet de biblioteca',
  invoice:
    'estado de cuenta, cartola, comprobante, boleta, ticket de compra, liquidación, boleta de venta, remito, comprobante fiscal, cfdi, recibos, estado cuenta, ticket compra',
  order: 'pedidos, compras, presupuesto, presupuesto nº, orden de reparación, cotización nº',
  booking: 'reservado, confirmación de reserva, código de reserva, reservaciones',
  ticket: 'pasaje, billete electrónico, boleto de avión, pasajes, boletos, título de transporte, título transporte',
  delivery: 'entregado, entregada, albarán, reparto, despacho, entregas',
  parcel: 'encomienda, bulto, envío postal, guía, número de envío, rastreo, número envío',
  licence:
    'licencia de conducir, carnet de conducir, autorización, licencia de manejo, permiso de circulación, habilitación, habilitación profesional, licencia federativa, permiso de residencia, licencia de obra, licencia de obras, permiso solicitado, licencia deportiva, tarjeta federativa, tarjeta de armas, licencia de pesca, licencia de caza, permiso de obra, licencia municipal, tarjeta de residencia, tarjeta de estacionamiento, licencia comercial, carnet conducir, tarjeta armas, tarjeta residencia, tarjeta estacionamiento, cédula verde, tarjetón',
  registration:
    'matriculación, inscripción inicial, matrícula mercantil, registrado, registrada, inscrito, inscrita, datos registrales, inscripción registral, alta registral, primera matriculación, fecha de primera matriculación, b fecha de primera matriculación, 1ª matriculación, fecha de matriculación, fecha de 1ª matriculación, primera inscripción, fecha de inscripción inicial, fecha primera matriculación, fecha de primera inscripción, 1a matriculación, fecha 1ª matriculación, fecha de inscripción, fecha inscripción, hoja registral, tomo, tomo folio hoja, inscripción registro mercantil, folio real, folio mercantil, partida electrónica, partida registral, nº de partida, empadronamiento, padrón, empadronado, fecha de empadronamiento, fecha de alta en padrón, alta censal, fecha de registro vehicular, fecha de inscripción registral, fecha matriculación, fecha inscripción inicial, nº partida',
  certificate:
    'diploma, título acreditativo, acta de nacimiento, acreditación, certificación, informe, cédula de identificación, atestado, partida de nacimiento, acta, justificante médico, parte de baja, parte médico de baja, partida de defunción, acta de defunción, acta de matrimonio, volante de empadronamiento, cédula identificación, partida nacimiento, parte baja, parte médico baja, partida defunción, volante empadronamiento',
  meter: 'nº de contador, nº medidor, nº contador, no de medidor, equipo de medida, equipo medida',
  electricity: 'eléctrica, eléctrico, energía activa',
  gas: 'gas natural, gas licuado',
  water: 'agua potable, alcantarillado, saneamiento',
  loan: 'crédito hipotecario, préstamo hipotecario, préstamo personal, financiación, financiamiento, mutuo, créditos, préstamos, crédito personal, crédito infonavit, infonavit',
  savings: 'libreta de ahorro, plan de ahorro',
  portfolio: 'cartera de inversión, cartera de valores',
  property:
    'inmueble, vivienda, finca, punto de suministro, vivienda asegurada, riesgo asegurado, situación del riesgo, ubicación del riesgo, ubicación del inmueble, edificio, departamento arrendado, bien asegurado, propiedad, objeto asegurado, inmuebles, inmueble arrendado, punto suministro, situación riesgo, ubicación riesgo',
  tenancy: 'contrato de alquiler, contrato de arrendamiento, arriendo, contrato de arriendo, locación',
  exam: 'prueba, evaluación parcial, convocatoria, exámenes, oposición',
  service:
    'servicio, suministro, servicios, servicio contratado, nº de servicio, no de servicio, número de servicio, no servicio, prestación, tipo de servicio, basura, basuras, residuos, reciclaje, fibra, fibra óptica, internet hogar, telefonía, televisión, línea fija, llamadas, sms, calefacción, obra, reparación, mantenimiento, instalación, limpieza, comedor escolar, transporte escolar, número servicio',
  plate:
    'placa, número de matrícula, matrícula del vehículo, patente, dominio, nº de dominio, dominio nº, patente única, ppu, placa única, placas, a matrícula, nº matrícula vehículo, matrícula vehículo, matrícula del coche, chapa, matrícula',
  seat: 'butaca, plaza asignada, nº de asiento, asientos, plazas asignadas, localidad de asiento, fila y butaca, fila y asiento, fila, tribuna, plaza, plaza de tren, lugar asignado, dorsal',
  room: 'habitación nº, aula, tipo de habitación',
  gate: 'puerta de embarque, sala de embarque, sala embarque',
  zone: 'zona tarifaria, corona tarifaria, zona postal',
  plan: 'tarifa contratada, peaje de acceso, plan contratado, peaje, producto contratado, tarifa de acceso, tipo de tarifa, plan tarifario, modalidad contratada',
  level: 'grado de nivel, nivel alcanzado, escalafón, categoría socio',
  group: 'grupo y turno, paralelo, división, comisión de cursada, comisión cursada',
  licenceClass:
    'clases, categorías, categoría de licencia, clase de licencia, permisos de la clase, clase permiso, categoría licencia, clase licencia, permisos clase',
  hospital:
    'hospital, clínica, centro de salud, centro médico, laboratorio, consultorio, establecimiento de salud, unidad médica, centro de vacunación, centro sanitario, centro de atención, consultorio médico, sanatorio, unidad de salud, servicio de salud, centro salud, establecimiento salud, centro vacunación, centro atención, unidad salud, servicio salud',
  department: 'sección, negociado, subdirección, división administrativa, cámara de comercio',
  club: 'federación, asociación, centro deportivo, comité, liga, sociedad deportiva',
  season: 'temporada deportiva',
  street:
    'calle, vía pública, avenida, nombre de la vía, nombre de la calle, tipo de vía, calle y nro, nombre vía, tipo vía',
  city: 'municipio de residencia, ciudad de residencia, comuna, partido, delegación municipal, alcaldía, lugar de expedición, distrito, lugar y fecha, código postal y población, municipio provincia, colonia, región, barrio, entidad federativa, pedanía, cantón, corregimiento, lugar expedición',
  postcode: 'codigo postal y localidad',
  country: 'país de residencia, país de expedición, país de destino, país emisor',
  nationality: 'ciudadanía, país de nacionalidad',
  birthplace:
    'lugar de nacimiento, ciudad de nacimiento, municipio de nacimiento, lugar y fecha de nacimiento, nacido en, natural de, país de nacimiento, entidad de nacimiento, población de nacimiento, lugar nacimiento, ciudad nacimiento, municipio nacimiento, lugar y fecha nacimiento, país nacimiento, entidad nacimiento, población nacimiento',
  email: 'correo electrónico de contacto, dirección de correo electrónico, mail, dirección de correo',
  phone:
    'teléfono, móvil, celular, tel, teléfono móvil, teléfono de contacto, teléfono celular, tfno, teléfono fijo, telf, línea móvil, línea telefónica, teléfonos',
  username: 'nombre de pantalla, apodo, nick, nombre pantalla',
  gender: 'sexo del animal',
  language: 'lengua materna, idioma de correspondencia, idioma preferido, lengua de instrucción',
  method:
    'método, forma de pago, método de pago, medio de pago, modo de pago, forma de cobro, pagado con, modalidad de pago, condición de pago, domiciliación bancaria, medio de cobro, condiciones de pago, domiciliado en cuenta, domiciliado, condición de venta, condiciones de venta, forma pago, medio pago, modo pago, forma cobro, modalidad pago, condición pago, medio cobro, condiciones pago, condición venta, condiciones venta, efectivo',
  frequency: 'periodicidad, frecuencia, intervalo, fraccionamiento, forma de fraccionamiento, cada cuánto',
  date: 'cuándo, cuando, fecha de realización',
  cancelledOn:
    'baja, fecha de baja, cancelado el, cancelada el, fecha de cancelación, cancelación, anulación, dado de baja el, anulado el, rescindido el, rescisión, fecha de disolución, baja definitiva, resuelto el contrato, revocado el, fecha de corte de suministro, corte a partir, corte a partir de, fecha de suspensión, suspensión, cancelado, cancelada, anulada el, revocación, fecha de revocación, extinción, fecha de extinción, fecha de liquidación de la sociedad, disuelta el, clausura, desafiliación, fecha de desafiliación, fecha de renuncia, causó baja el, cierre de cuenta, fecha cierre de cuenta, término de giro, fecha de término de giro, finiquito, fecha de finiquito, cuándo se canceló, cancelación gratuita, fecha disolución, resuelto contrato, fecha corte suministro, fecha liquidación sociedad, fecha renuncia, cierre cuenta, fecha cierre cuenta, término giro, fecha término giro',
  lastVisit:
    'última entrada, último inicio, última consulta, último ingreso a, fecha ult visita, fecha última visita, última sesión, último uso, última visita médica, último préstamo, última actividad',
  updated: 'actualización, última modificación, modificado el, actualizada',
  birth:
    'nacimiento, fecha de nacimiento, f. nacimiento, nacido el, cumpleaños, f nacimiento, fecha nac, fecha de nac, nacido, nacida, fecha y lugar de nacimiento, fec nacimiento, fecha nacim, f nac, fec nac, fecha de nacim',
  departure:
    'salida, ida, fecha de salida, fecha de viaje, fecha del viaje, salida prevista, embarque, partida, día de viaje, fecha viaje, día viaje',
  arrival:
    'llegada, entrega prevista, entrega estimada, fecha de entrada, llegada prevista, hora estimada de llegada, hora prevista de llegada, arribo, fecha entrada',
  time: 'horario, franja horaria, hora de inicio, turno horario',
  age: 'años cumplidos, edad del paciente, edad cumplida',
  capital:
    'capital social, capital suscrito, capital pagado, capital desembolsado, capital de la sociedad, capital autorizado',
  balance:
    'saldo, saldo final, nuevo saldo, saldo acreedor, saldo a favor, saldo contable, saldo total, saldo promedio, saldo anterior, saldo inicial, saldo de apertura, saldo previo, saldo del periodo anterior, saldo al inicio, saldo de cierre, saldo al corte, saldo al cierre, saldo nuevo, saldo a la fecha de corte, saldo ant, saldo inicio, saldo corte, saldo a fecha corte, monedero, saldo de viajes',
  overdue:
    'vencidos, atrasados, en mora, con retraso, mensualidades vencidas, cuotas vencidas, omisos, vencido, vencida, vencidas, monto vencido, atrasado, cuotas en mora, cuotas atrasadas, impagado, impagados, importe vencido, deuda vencida, retraso',
  fee: 'gastos de gestión, gastos comunes, derrama, comisión de apertura, comisión de mantenimiento, cuota de socio, arancel, derechos, tarifa de servicio, gastos, cargo fijo, expensas, cuota de comunidad, costo de envío, cuota de mantenimiento, honorarios, tasas, costo administrativo, cuota ordinaria, donación, donativo, importe del donativo, importe de la donación, término fijo, término de potencia, parte fija, alquiler de equipos, alquiler del contador, impuesto eléctrico, gastos de comunidad, gastos de tramitación, basuras, tasa de basuras, tasa de basura, recogida de basuras, aseo, aseo urbano, aseo domiciliario, contribuciones especiales, mano de obra, derrama extraordinaria, matrícula escolar, comedor, gastos notariales, tasa turística, desayuno, tarifa servicio, costo envío, término potencia, alquiler equipos, alquiler contador, mano obra, derecho de póliza, expedición de póliza, consorcio, franqueo',
  premium:
    'prima, prima total, premio total, importe de la prima, costo del seguro, premio, precio del seguro, prima comercial, prima total anual, costo seguro, precio seguro',
  pay: 'salario base, sueldo base, remuneración, haberes, percepciones, retribución, haber mensual, total haberes, salario diario integrado, alcance líquido, líquido a pagar, renta bruta mensual, sueldo básico',
  income: 'ingresos, renta anual, ingreso mensual, rentas, rendimientos, rendimientos del trabajo, renta líquida',
  rent: 'alquiler, precio del alquiler, canon, monto del arriendo, importe del alquiler, importe de la renta, arriendo mensual, canon locativo, valor del arriendo, monto arriendo, valor arriendo',
  tax: 'cuota íntegra, isr, ibi, impuesto predial, importe iva, cuota iva, iva 21, iva 16, contribución territorial, igv, impuesto sobre la renta, cuota tributaria, cuota líquida, iva trasladado, impuesto sobre bienes inmuebles, predial, refrendo, tenencia vehicular, autoliquidación, contribución predial',
  discount:
    'descuento, bonificación, rebaja aplicada, promoción, descuento aplicado, descuento promocional, importe descuento, bonificaciones, aportación gubernamental, apoyo gubernamental, aporte estatal, subsidio estatal, subvención, subvenciones, bono social, descuento bono social, dto, dto pronto pago, descuento pronto pago, cupón, cupón de descuento, bonus malus, rebajas, rebaja, descuento por familia numerosa, descuento adulto mayor, beneficio social, subsidio agua potable, código promocional, ahorro total, ahorras, condonación',
  deposit:
    'fianza, depósito, depósito en garantía, anticipo, señal, enganche, abono inicial, pago inicial, seña, depósito de garantía, adelanto',
  limit:
    'límite, línea de crédito, línea de crédito aprobada, cupo, cupo total, cupo aprobado, sobregiro, línea de sobregiro, descubierto autorizado, límite de sobregiro, crédito disponible máximo, descubierto, tope, sublímite, línea crédito, línea crédito aprobada',
  coverage:
    'cobertura, suma asegurada, capital asegurado, coberturas, riesgos cubiertos, garantías, garantías contratadas, monto asegurado, valor asegurado, alcance de la cobertura, capitales asegurados, sumas aseguradas, coberturas contratadas, límite de indemnización, modalidad de cobertura, garantía contratada, límite indemnización',
  deductible: 'importe de la franquicia, importe del deducible, franquicia aplicable',
  refund:
    'reembolso, devolución, importe devuelto, a devolver, reintegro, devoluciones, reintegros, monto devuelto, importe a devolver, resultado a devolver, importe reembolsado, total devuelto, te devolvemos, a reembolsar, indemnización, importe de la indemnización, monto indemnizado, monto reembolsado, bonificado isapre, monto bonificado, reembolsado, saldo a devolver, abono en cuenta',
  fine: 'sanción, multas, infracción, importe de la multa, importe de la sanción, recargo ejecutivo',
  interest:
    'interés, tae, tin, tipo de interés, tasa de interés, tasa anual, tasa fija, tipo nominal, tasa nominal, tipo de interés nominal, interés nominal, tasa efectiva, tna, tasa ordinaria, cat sin iva, tipo de interés fijo, rentabilidad, rendimiento anual, tasa efectiva anual, t a e, t i n, cft, cae crédito, tasa de rendimiento, ipc, tasa rendimiento',
  percent: 'por ciento, alícuota iva, grado de discapacidad, porcentaje de asistencia, grado discapacidad',
  points: 'puntos acumulados, saldo de puntos, puntos ganados, monedero electrónico',
  data: 'gigas, datos móviles, datos consumidos',
  power:
    'potencia, potencia contratada, potencia fiscal, caballos fiscales, demanda contratada, potencia facturada, potencia en kw, caballos de fuerza, carga contratada, p 2 potencia, potencia fiscal cvf, carga conectada, caballos fuerza',
  area: 'superficie, superficie construida, superficie útil, superficie total, superficie cubierta, metros cuadrados, área construida, área útil, área total, metros construidos, superficie gráfica, superficie semicubierta, superficie privativa, extensión, extensión superficial, metraje, área privada',
  quantity:
    'cantidad, unidades, unidades compradas, número de personas, cantidad de pasajeros, cuántos, cuántas, número de artículos, cant, cantidad de personas, total de piezas, número de viajeros, número de huéspedes, número de pasajeros, bultos, número de ejemplares, número de alumnos, envases, nº de envases, adultos, niños, nº de ejemplares, miembros de la unidad familiar, unidad familiar, nº de miembros, plazas, capacidad, aforo, nº de empleados, nº de plazas, nº de acciones, nº participaciones, nº participantes, cuotas restantes, nº de cuotas, multiplicador, n plazas, ocupantes permitidos, cuotas pagadas, número de hijos, número de dependientes, copias, número personas, número artículos, total piezas, número viajeros, número huéspedes, número pasajeros, número ejemplares, número alumnos, nº ejemplares, nº miembros, nº empleados, nº acciones, nº cuotas, número hijos, número dependientes, intentos, nº de intentos',
  visits: 'accesos, asistencias, entradas restantes, clases restantes, sesiones restantes',
  credits: 'créditos ects, créditos aprobados, créditos superados, créditos cursados, unidades de crédito',
  due: 'vencimiento, fecha de vencimiento, vence, vence el, vto, vcto, primer vencimiento, 1er vencimiento, pagar hasta, fecha de vencimiento de pago, plazo de pago, último día de pago, pague antes de, pague antes del, límite de pago, fecha máxima de pago, fecha límite para pagar, páguese antes de, pago oportuno, fecha de pago oportuno, vencimiento de pago, antes del, fecha de devolución, devolver antes de, fecha tope, devolver el, a devolver antes del, segundo vencimiento, fecha de cargo, fecha de cobro, paga antes de, pagar antes del, límite pago, fecha límite pago, fecha pago, pagar antes, último día para pagar, f vencimiento, fec vencimiento, f vto, vencimientos, próximo pago, fecha límite de entrega, fecha límite de inscripción, entrega límite, devuelve antes de, devolver el día, fecha límite de devolución, devolución prevista, fecha devolución, cargo previsto, fecha prevista de cargo, se cargará el, cobro el, se cobrará el, fecha de adeudo, adeudo el, plazo voluntario, fin del plazo voluntario, fin periodo voluntario, plazo de ingreso, fecha límite de ingreso, fecha límite de presentación, plazo de presentación, antes de cuándo, hasta cuándo pagar, cuándo se paga, pague hasta, páguese hasta, pagadero el, vencimiento 1, fecha de caducidad del pago, plazo hasta, vencimiento factura, vencimiento de factura, vencimiento pago, vencimiento recibo, fecha vencimiento factura, fecha vencimiento pago, corte por falta de pago, plazo respuesta, próximo vencimiento cuota, plazo pago, último día pago, fecha máxima pago, fecha cargo, fecha cobro, devolver día, fecha prevista cargo, fecha adeudo, plazo ingreso, plazo presentación, antes cuándo, fecha caducidad pago, corte por falta pago',
  pending: 'por confirmar, en proceso, en tránsito contable, retenido en trámite, por procesar',
  available: 'disponibles, saldo disponible',
  current: 'corriente, en curso, actuales, del mes, en vigor, vigentes',
  next: 'próximos, próximas, que viene, siguientes, venidero, próxima junta, próxima asamblea',
  last: 'últimos, últimas, más reciente, pasado, anterior inmediata',
  former: 'antigua, previo, previa, anteriores',
  upcoming: 'nuevos, futuros, por venir',
  first:
    'primero, primera, primer, primeros, inicial de registro, primera matriculación, fecha de primera matriculación, b fecha de primera matriculación, 1ª matriculación, fecha de matriculación, fecha de 1ª matriculación, primera inscripción, fecha de inscripción inicial, inscripción inicial, fecha primera matriculación, fecha de primera inscripción, 1a matriculación, fecha 1ª matriculación, fecha matriculación, fecha inscripción inicial, inicial registro',
  minimum: 'al menos, mínimo a pagar',
  maximum: 'hasta un máximo, como máximo, tope máximo',
  original: 'de origen, capital inicial, importe inicial, monto original, originales',
  monthly: 'mensuales, cada mes, por mes',
  yearly: 'anuales, por año, cada año, al año natural',
  weekly: 'por semana, a la semana, semanales',
  home: 'domicilio particular, particulares',
  shipping: 'dirección de entrega, domicilio de entrega, dirección envío, dirección entrega, domicilio entrega',
  billing: 'dirección de facturación, domicilio de facturación',
  emergency: 'contacto de emergencia, en caso de emergencia, avisar a, en caso de accidente avisar a',
  mailing:
    'correspondencia, dirección de correspondencia, domicilio a efectos de notificaciones, dirección de notificaciones, domicilio para notificaciones, dirección postal de envío, domicilio a efectos notificaciones, dirección notificaciones, dirección postal envío',
  detail: 'datos del, datos generales, ficha, información adicional, datos adicionales',
  employment: 'contrato de trabajo, relación laboral, vínculo laboral, contrato trabajo',
  pension: 'pensiones',
  claim:
    'reclamo, siniestros, parte de siniestro, accidente, fecha del accidente, lugar del accidente, avería, daños, parte de accidente, denuncia',
  application: 'solicitud, instancia, trámite, solicitudes, presupuesto solicitado, expediente iniciado',
  prescription: 'receta médica, prescripción, fórmula médica, receta electrónica',
  appointment:
    'consulta médica, turno médico, hora médica, citas, próxima hora, hora agendada, hora reservada, turno, turnos, turno asignado, próximo turno, consulta, consultas, sesión médica, hora de atención, agenda médica, reserva de hora, control médico, interconsulta, hora atención, reserva hora',
  vaccination: 'vacunas, inmunización, inmunizaciones, vacunado, dosis de vacuna',
  enrolment:
    'matriculación en estudios, inscripción académica, matriculado en, alumno regular, fecha de inscripción, inscripción, matriculado, matriculada, inscrito en el curso, admisión, fecha de admisión, ingreso a la carrera, año de ingreso, fecha de matriculación, matriculada en, cursando, inscripto, inscripta, preinscripción, alumno inscrito, fecha matriculación, inscrito en curso, fecha admisión, ingreso a carrera, año ingreso',
  event:
    'espectáculos, congreso, actividad cultural, accidente, junta, próxima junta, junta de propietarios, junta general, asamblea, próxima asamblea, asamblea general, matrimonio, audiencia, vista oral, apertura de puertas, partido de fútbol, obra de teatro, matrimonio celebrado, fecha de la vista, apertura puertas, partido fútbol, obra teatro, fecha vista, lectura de tesis, defensa de tesis',
  document: 'tipo de documento acreditativo, documentación, documento de viaje, libro familia',
  device: 'equipo, aparato, terminal móvil, equipo celular',
  library: 'biblioteca pública',
  shop: 'sucursal de compra, punto de venta, local comercial, comercio, sucursal compra, punto venta',
  currency: 'tipo de moneda, divisas',
  holdings: 'títulos en cartera, número de acciones, participaciones en cartera, tenencia, número acciones',
};
