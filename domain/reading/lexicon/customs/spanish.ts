/** How single kinds of papers and pages call what all of them speak of, in Spanish. */
export const spanishCustoms = `
name: nombre o razón social, nombres, apellidos y nombre o razón social, nombre o denominación social
given: nombre propio, segundo nombre, otros nombres, nombres de pila, nombre pila, nombres pila
family: segundo apellido, apellido paterno, apellido materno, apellido de casada, apellido de soltera
person: usuario del servicio, ocupante, vecino, sujeto pasivo, requirente, derechohabiente, postulante, habitante, deudor tributario, obligado tributario, residente habitual, usuario titular, inscripto, interesados, ciudadano, ciudadana, difunto, difunta, fallecido, fallecida, reclamante, recurrente, denunciante, infractor, infractora, ordenante, adjudicatario, adjudicataria, promitente, comparecientes, requerido, causante, cotizante, demandante, demandado, condómino, usuario servicio
holder: cuentahabiente, tarjetahabiente, cotitular, titulares, titular registral, extendido a, titularidad, titularidad catastral, propiedad a nombre de
owner: dueña, dueños, propietarios, copropietario, titular del vehículo, segundo propietario, dueño del animal, propietario del animal, comunero, copropietaria, titular dominial, tutor de la mascota, titular vehículo, tutor mascota
member: asociado, asociada, colegiado, colegiada, lector, lectora, miembros
customer: consumidor, consumidora, señores, facturado a, adquiriente, destinatario de la factura, usuario final, sr cliente, destinatario factura
insured: asegurados, afiliado titular
beneficiary: beneficiarios, derechohabientes, perceptor, perceptora, pensionado, pensionada, pensionista, beneficiario designado
tenant: locataria, inquilinos, arrendatarios
landlord: propietario de la vivienda, dueño de la casa, locadora, propietario vivienda, dueño casa
passenger: pasajeros, viajera, viajeros
driver: conductor habitual, conductor autorizado, autorizado a conducir, otro conductor, segundo conductor, conductor designado, autorizados a conducir, conductores autorizados, chofer, chófer
child: menores, hijos, recién nacido
borrower: deudor, deudora, acreditado, acreditada, mutuario, mutuaria, titular del crédito, titular del préstamo, prestatarios, titular crédito, titular préstamo
guest: huéspedes
recipient: consignatario, consignataria, enviar a, entregar a, dirigido a, destinatarios
sender: expedidor, consignante, enviado por, expedidora
contact: ejecutivo, ejecutiva
doctor: facultativo, facultativa, prescriptor, veterinario, veterinaria, odontólogo, odontóloga, médico tratante, médico de cabecera, médica, dentista, profesional tratante, cirujano, prescrito por, especialista
manager: jefe, jefa, jefe inmediato, gerenta, encargado de la oficina, superior jerárquico, jefe directo, jefatura directa, superior directo, encargado oficina, tesorero, tesorera, secretario, secretaria
employer: empleadora, razón social de la empresa, organización, centro de trabajo, entidad contratante, patronal, centro trabajo
insurer: compañía de seguros, mutua, isapre, institución de salud, administradora de salud, obra social asignada, prepaga, eps, ips, fonasa, afp, previsión de salud, ente asegurador, compañía contraria, compañía seguros, institución salud, administradora salud, previsión salud
provider: prestadora, vendedora, operador, empresa suministradora
bank: caja de ahorros, caja ahorros
issuer: expide, entidad certificadora
account: cuenta vista
subscription: suscripciones, abono anual
contract: convenio, contratos, mandato, contrato temporal
policy: seguros, seguro de hogar, ramo asegurado, endoso, inciso
card: tarjeta sanitaria, tarjeta de circulación
invoice: estado de cuenta, cartola, comprobante, boleta, ticket de compra, liquidación, boleta de venta, remito, comprobante fiscal, cfdi, recibos, estado cuenta, ticket compra
order: pedidos, compras, presupuesto
booking: reservado, confirmación de reserva, reservaciones
ticket: pasaje, billete electrónico, boleto de avión, pasajes, boletos, título de transporte, título transporte
delivery: entregado, entregada, albarán, reparto, despacho, entregas
parcel: encomienda, bulto, envío postal, guía, rastreo
vehicle: automóvil, automotor, unidad vehicular, vehículos, moto, motocicleta, blindaje
licence: licencia de conducir, carnet de conducir, autorización, licencia de manejo, permiso de circulación, habilitación, licencia federativa, permiso solicitado, licencia deportiva, tarjeta federativa, tarjeta de armas, licencia de pesca, licencia de caza, licencia municipal, tarjeta de residencia, tarjeta de estacionamiento, licencia comercial, carnet conducir, tarjeta armas, tarjeta residencia, tarjeta estacionamiento, cédula verde, tarjetón
registration: matriculación, inscripción inicial, matrícula mercantil, registrado, registrada, inscrito, inscrita, datos registrales, inscripción registral, alta registral, primera matriculación, fecha de primera matriculación, b fecha de primera matriculación, 1ª matriculación, fecha de matriculación, fecha de 1ª matriculación, primera inscripción, fecha de inscripción inicial, fecha primera matriculación, fecha de primera inscripción, 1a matriculación, fecha 1ª matriculación, fecha de inscripción, hoja registral, tomo, tomo folio hoja, inscripción registro mercantil, folio real, folio mercantil, partida electrónica, partida registral, empadronamiento, padrón, empadronado, alta censal, fecha de registro vehicular, fecha de inscripción registral, fecha matriculación, fecha inscripción inicial
certificate: diploma, título acreditativo, acreditación, certificación, informe, cédula de identificación, partida de nacimiento, acta, justificante médico, parte de baja, parte médico de baja, partida de defunción, acta de defunción, volante de empadronamiento, cédula identificación, partida nacimiento, parte baja, parte médico baja, partida defunción, volante empadronamiento
meter: equipo de medida, equipo medida
electricity: eléctrica, eléctrico, energía activa
gas: gas licuado
water: agua potable, alcantarillado, saneamiento
loan: crédito hipotecario, préstamo hipotecario, financiación, financiamiento, créditos, préstamos, infonavit
savings: libreta de ahorro
portfolio: cartera de inversión
property: riesgo asegurado, situación del riesgo, ubicación del riesgo, edificio, departamento arrendado, propiedad, objeto asegurado, inmuebles, inmueble arrendado, punto suministro, situación riesgo, ubicación riesgo
tenancy: arriendo, locación
course: asignatura, materia, programa académico, estudios cursados, módulo, acción formativa cursada, enseñanza, oferta educativa
exam: prueba, evaluación parcial, convocatoria, exámenes, oposición, examen práctico, teórico
service: servicios, servicio contratado, prestación, basura, basuras, residuos, reciclaje, fibra, fibra óptica, internet hogar, telefonía, televisión, línea fija, llamadas, sms, calefacción, obra, reparación, mantenimiento, instalación, limpieza, comedor escolar, transporte escolar
device: equipo, router, decodificador, pantallas, contenedor, módem
employment: contrato de trabajo, relación laboral, contrato trabajo
pension: pensiones
claim: reclamo, siniestros, accidente, avería, daños, denuncia
application: solicitud, instancia, trámite, solicitudes, presupuesto solicitado, expediente iniciado
prescription: prescripción, fórmula médica, receta electrónica
appointment: hora médica, citas, próxima hora, hora agendada, hora reservada, turno, turnos, turno asignado, consultas, sesión médica, hora de atención, agenda médica, reserva de hora, control médico, interconsulta, hora atención, reserva hora
vaccination: vacunas, inmunización, inmunizaciones, vacunado
enrolment: matriculación en estudios, inscripción académica, matriculado en, alumno regular, fecha de inscripción, inscripción, matriculado, matriculada, inscrito en el curso, admisión, ingreso a la carrera, año de ingreso, fecha de matriculación, matriculada en, cursando, inscripto, inscripta, preinscripción, alumno inscrito, fecha matriculación, inscrito en curso, ingreso a carrera, año ingreso
event: espectáculos, congreso, actividad cultural, accidente, junta, próxima junta, junta general, asamblea, próxima asamblea, asamblea general, matrimonio, audiencia, vista oral, apertura de puertas, partido de fútbol, obra de teatro, fecha de la vista, apertura puertas, partido fútbol, obra teatro, fecha vista, lectura de tesis, defensa de tesis
document: tipo de documento acreditativo, documentación, documento de viaje, libro familia, acta, libro de familia, justificante, resguardo
number: folio fiscal, correlativo, nº de control, no de control, legajo, cédula profesional, código de alumno, código de estudiante, código único, código interno, dígito verificador, serie, identificación interna, isin, nº exp, nº libro, código alumno, código estudiante
reference: línea de captura, uuid, código de operación, número de operación, nº de operación, número de autorización, número de trámite, acta, libro y folio, nrc, cae nº, justificante, mandato, referencia única de mandato, comp nro, nº comprobante, csv, código nuc, nº de autorización, autorización nº, radicado, sello digital, hash, nº cae, cae número, línea captura, número operación, nº operación, número autorización, número trámite, nº autorización, referente de pago, demanda nº, número de demanda, código modular, asiento de presentación, cbu, nº de endoso
iban: cbu, cvu, cci, clabe interbancaria, código cuenta cliente
taxNumber: número de identificación fiscal, identificación tributaria, cédula tributaria, cédula fiscal, nif nie, n i f, c i f, r f c, r u c, r u t, c u i t, n i t, rtn, rnc, nrc, r i f, id fiscal, registro federal de contribuyentes, registro único de contribuyentes, rol único tributario, número de identificación tributaria, código de cuenta de cotización, ccc, nº patronal, registro patronal, ingresos brutos nº, n iva, cédula jurídica, iibb, ingresos brutos, número identificación fiscal, registro federal contribuyentes, registro único contribuyentes, código cuenta cotización
nationalId: nif nie, nss, número de seguridad social, nº seguridad social, número de afiliación, rut, cédula de extranjería, documento número, número de documento, nº de documento, tipo y número de documento, clave de elector, nº afiliación, documento nacional, c c, c i, d n i, n i e, r u n, r u t, c i nº, dpi, cui, nro de documento, nro documento, doc identidad, nº documento, num documento, tipo doc, número documento, documento del titular, identificación, identificación oficial, ine, identidad, dui, n a f, nº de la seguridad social, núm seguridad social, num seg social, número de seguro social, nº ss, nº s s, no de seguro social, imss, cip sns, nuss, c u i l, documento del asegurado, doc nac identidad, número seguridad social, número afiliación, clave elector, documento titular, número seguro social, no seguro social, documento asegurado
plate: dominio, patente única, ppu, placa única, placas, a matrícula, chapa, matrícula
chassis: chasis, e número de identificación, número de identificación vehicular, número de identificación del vehículo, número de cuadro, marco o cuadro, número serie vehicular, e número identificación, número identificación vehicular, número identificación vehículo, número cuadro
seat: butaca, plaza asignada, asientos, plazas asignadas, fila, tribuna, plaza, lugar asignado, dorsal
room: aula
gate: sala de embarque, sala embarque
zone: corona tarifaria, zona azul, zona de estacionamiento, colonia, barrio, ruta
status: estado civil, condición, progreso, etapa, fase, estado de la sociedad, exento, renovado
plan: tarifa contratada, peaje de acceso, plan contratado, peaje, producto contratado, tarifa de acceso, modalidad contratada
type: régimen fiscal, naturaleza, tipo societario, tipo de sociedad, índole, régimen societario, forma social, pensión completa, media pensión, indefinido, régimen alimenticio, amueblado
level: nivel alcanzado, escalafón, categoría socio, tramo, nivel de fidelidad, estrato, categoría de socio, grado escalafonario
group: paralelo, división, comisión de cursada, comisión cursada
licenceClass: clases, categorías, categoría de licencia, clase de licencia, permisos de la clase, clase permiso, categoría licencia, clase licencia, permisos clase
university: instituto, colegio, centro de estudios, plantel, institución, unidad académica, establecimiento educacional, casa de estudios, centro escolar, liceo, centro de formación, centro estudios, casa estudios, centro formación
club: federación, asociación, centro deportivo, comité, liga, sociedad deportiva
hospital: laboratorio, consultorio, establecimiento de salud, unidad médica, centro de vacunación, centro sanitario, centro de atención, sanatorio, unidad de salud, servicio de salud, centro salud, establecimiento salud, centro vacunación, centro atención, unidad salud, servicio salud
library: biblioteca pública
shop: sucursal de compra, punto de venta, local comercial, comercio, sucursal compra, punto venta, caja, casa matriz
department: sección, negociado, subdirección, división administrativa, cámara de comercio
semester: año escolar, cuatrimestre, trimestre, periodo escolar, periodo académico, ciclo lectivo, año lectivo, período lectivo, período académico, curso lectivo, periodo lectivo
season: temporada deportiva
degree: diplomatura, título otorgado, grado obtenido
position: grupo profesional, función, categoría laboral, cargo que desempeña, labor, oficio
address: domicilio social, sede social, dirección fiscal, domicilio legal, dirección completa, residencia, domicilio real, domicilio comercial, domicilio constituido
street: vía pública, avenida, nombre de la vía, tipo de vía, nombre vía, tipo vía
city: partido, delegación municipal, alcaldía, lugar de expedición, distrito, lugar y fecha, colonia, región, barrio, entidad federativa, pedanía, cantón, corregimiento, lugar expedición
postcode: codigo postal y localidad
nationality: ciudadanía
birthplace: ciudad de nacimiento, municipio de nacimiento, lugar y fecha de nacimiento, nacido en, natural de, país de nacimiento, entidad de nacimiento, población de nacimiento, lugar nacimiento, ciudad nacimiento, municipio nacimiento, lugar y fecha nacimiento, país nacimiento, entidad nacimiento, población nacimiento
origin: desde ciudad, aeropuerto de salida, origen del viaje, estación de salida, terminal de salida, aeropuerto de origen, puerto de salida, procedencia, sale de, lugar de salida, aeropuerto salida, estación salida, terminal salida, puerto salida, lugar salida
destination: aeropuerto de llegada, estación de llegada, aeropuerto de destino, lugar de entrega, llega a, aeropuerto llegada, estación llegada, lugar entrega
email: correo electrónico de contacto, dirección de correo electrónico
phone: tfno, teléfono fijo, telf, línea móvil, línea telefónica, teléfonos
username: nombre de pantalla, apodo, nick, nombre pantalla
gender: sexo del animal
language: lengua materna, idioma preferido, lengua de instrucción
currency: divisas
method: medio de pago, modo de pago, forma de cobro, pagado con, modalidad de pago, condición de pago, domiciliación bancaria, medio de cobro, condiciones de pago, domiciliado, condición de venta, condiciones de venta, forma pago, medio pago, modo pago, forma cobro, modalidad pago, condición pago, medio cobro, condiciones pago, condición venta, condiciones venta, efectivo
frequency: fraccionamiento, forma de fraccionamiento, cada cuánto
date: cuándo, cuando, fecha de realización
start: fecha de entrada en vigor, vigente a partir de, a partir de, fecha de puesta en marcha, fecha de otorgamiento, fecha del préstamo, fecha del crédito, fecha de disposición, puesta en servicio, fecha de puesta en servicio, comienza, empieza, vigencia a partir de, fecha de ocupación, fecha de entrega de llaves, fecha de nombramiento, toma de posesión, fecha préstamo, fecha de contratación laboral, activo desde, instalación, entrega de llaves, fecha de baja médica, inicio de la incapacidad, fecha de ingreso hospitalario, efectos económicos desde, rige desde, fec ingreso, habilitado desde, autorizado desde, emisor electrónico desde, fecha incorporación, fecha puesta en marcha, fecha otorgamiento, fecha crédito, fecha disposición, fecha ocupación, fecha entrega llaves, fecha nombramiento, toma posesión, fecha contratación laboral, entrega llaves, fecha baja médica, fecha ingreso hospitalario, periodo de concesión, inicio del derecho, efectos económicos
until: caduca en, vence en, consumir antes de, terminación, fecha de egreso laboral, cese, vigencia al, último día trabajado, fecha de alta médica, fecha de egreso, expiración, expira en, utilizable hasta, rige hasta, fecha egreso laboral, fecha egreso, agotamiento, último año renovado
joined: fecha de afiliación, fecha de alta de socio, alta como socio, fecha de incorporación como socio, colegiado desde, fecha de adhesión, afiliado el, miembro activo desde, fecha de inscripción, fecha inscripción, fecha alta socio, alta socio, afiliada desde, afiliado a desde, se afilió el, registrado desde, usuario desde, inscrito desde, inscrita desde, inscrito el, colegiación, incorporado el, incorporada el, incorporación, fecha de asociación, asociado desde, asociada desde, suscriptor desde, fecha de suscripción al club, año de ingreso, antigüedad como socio, abonado desde, donante desde, voluntario desde, año ingreso, fecha afiliación, fecha adhesión, fecha asociación, fecha suscripción club
renewal: próximo vencimiento, renovación automática, prórroga, renovable el, próxima revisión de renta, vencimiento anual, próxima mensualidad, próxima revisión renta, renovada, último año renovado, refrendo, renovado, fecha de renovación de la demanda
issued: fecha de corte, fecha cartola, fecha estado de cuenta, fecha del certificado, fecha de la nota, f emisión, fecha de elaboración, fecha de certificación, fecha de resolución, fecha de la resolución, extendido el, fecha del documento, fecha del informe, fecha de la carta, dado en, fecha de notificación, notificado el, fecha de la consulta, fecha del recibo, fecha de consulta registral, fecha de facturación, fecha facturación, fecha de la boleta, fecha de boleta, fecha doc, fecha documento, fecha del comprobante, fecha de comprobante, fecha de informe, fecha certificado, fecha de certificado, certificado a fecha, emitida, fecha de generación, generado el, generada el, impreso, fecha impresión, fecha y hora, fecha de extracto, fecha del extracto, fecha de liquidación, fecha nómina, fecha de cierre, fecha última certificación, certificado el, a fecha de, a día de, fecha exp, fecha exped, fec emisión, fecha de timbrado, fecha de autorización, fecha y hora de certificación, en la fecha, fecha albarán, fecha de libramiento, fecha de dictamen, fecha de resultado, fecha informe, fecha de validación, fecha del acuerdo, fecha consulta, fecha de consulta, consultado el, consulta realizada el, fecha factura, fecha corte, fecha estado cuenta, fecha nota, fecha elaboración, fecha certificación, fecha resolución, fecha carta, fecha notificación, fecha recibo, fecha boleta, fecha comprobante, fecha generación, fecha extracto, fecha liquidación, fecha cierre, fecha timbrado, fecha autorización, fecha libramiento, fecha dictamen, fecha resultado, fecha validación, fecha acuerdo
cancelledOn: dado de baja el, anulado el, rescindido el, rescisión, fecha de disolución, baja definitiva, resuelto el contrato, revocado el, fecha de corte de suministro, corte a partir, corte a partir de, suspensión, cancelado, cancelada, anulada el, revocación, extinción, fecha de liquidación de la sociedad, disuelta el, clausura, desafiliación, fecha de renuncia, causó baja el, cierre de cuenta, fecha cierre de cuenta, término de giro, fecha de término de giro, finiquito, cuándo se canceló, cancelación gratuita, fecha disolución, resuelto contrato, fecha corte suministro, fecha liquidación sociedad, fecha renuncia, cierre cuenta, fecha cierre cuenta, término giro, fecha término giro
lastVisit: última entrada, último inicio, última consulta, último ingreso a, fecha ult visita, fecha última visita, última sesión, último uso, última visita médica, último préstamo, última actividad
created: fecha compra, fecha de adquisición, adquirido el, fecha de escritura, fecha de la escritura, fecha de venta, fecha del pedido, fecha de pedido, fecha de la compra, fecha de registro, registrado el, fecha de presentación, fecha de ingreso de la solicitud, fecha de recepción, recibido el, fecha de reserva, reservado el, pedido el, fecha de radicación, fecha de la reserva, fecha de denuncia, presentada, fecha de movimiento, fecha de donación, fecha de la donación, fecha de matrimonio, fecha de sentencia, fecha de alta del pedido, fecha accidente, fecha del siniestro, fecha de ocurrencia, fecha de adjudicación, fecha de concesión, concedido el, concedida el, fecha de préstamo del libro, prestado el, fecha siniestro, fecha solicitud, fecha pago realizado, fecha operación, fecha movimiento, fecha adquisición, fecha escritura, fecha venta, fecha pedido, fecha registro, fecha presentación, fecha ingreso solicitud, fecha recepción, fecha reserva, fecha radicación, fecha denuncia, fecha donación, fecha matrimonio, fecha sentencia, fecha alta pedido, fecha ocurrencia, fecha adjudicación, fecha concesión, fecha préstamo libro
updated: actualización, última modificación, modificado el, actualizada
birth: f nacimiento, fecha nac, fecha de nac, nacido, nacida, fec nacimiento, fecha nacim, f nac, fec nac, fecha de nacim
departure: fecha de viaje, fecha del viaje, embarque, día de viaje, fecha viaje, día viaje
arrival: arribo, fecha entrada
graduation: fecha de titulación, fecha del título, año de egreso, egreso, titulado el, fecha de examen profesional, fecha de finalización de estudios, fecha egreso, fecha obtención, fecha titulación, fecha título, fecha examen profesional, fecha finalización estudios
time: horario, franja horaria
period: ejercicio, ejercicio fiscal, mes facturado, periodo impositivo, período facturado, bimestre, mes de facturación, período fiscal, mes liquidado, año fiscal, periodo declarado, año gravable, mes pago, mes liquidación, mes facturación
duration: número de meses, duración del viaje, tiempo de viaje, duración del tratamiento, reposo, días de licencia, período de prueba, meses pendientes, cuántos meses, cuánto dura, número meses, tiempo viaje, días licencia, período prueba, semanas, días trabajados, días reconocidos, días cotizados, periodo reconocido, plazo de recurso, años de servicio
age: años cumplidos, edad cumplida
money: capital asegurado, dinero, importe en euros, importe concedido, monto otorgado, capital prestado, cantidad a pagar, importe eur, cargo en cuenta, monto solicitado, cuánto
capital: capital social, capital suscrito, capital desembolsado, capital de la sociedad, capital autorizado
total: saldo contable, importe total a pagar, monto a pagar, importe factura, precio total, importe de la factura, monto total a pagar, total a cobrar, importe del recibo, total neto a pagar, cuota diferencial, resto a pagar, resultado a ingresar, importe a ingresar, a ingresar, saldo a pagar, importe domiciliado, importe adeudado en cuenta, total del mes, total mes, total general a pagar, liquido a pagar total, importe recibo
balance: saldo contable, saldo ant, monedero, saldo de viajes
outstanding: saldo deudor, restante por pagar, monto adeudado, importe adeudado, adeudos, saldo por pagar, falta por pagar, por cobrar, saldo adeudado, deudas, debe, cuánto debo, resto a pagar, resto pendiente, impago, importe impagado, saldo en contra, saldo en mora
fee: gastos de gestión, derrama, arancel, derechos, tarifa de servicio, gastos, cargo fijo, expensas, cuota de comunidad, costo de envío, honorarios, tasas, costo administrativo, cuota ordinaria, donación, donativo, término fijo, término de potencia, parte fija, alquiler de equipos, alquiler del contador, impuesto eléctrico, gastos de comunidad, gastos de tramitación, basuras, aseo, aseo urbano, aseo domiciliario, contribuciones especiales, mano de obra, derrama extraordinaria, matrícula escolar, comedor, gastos notariales, tasa turística, desayuno, tarifa servicio, costo envío, término potencia, alquiler equipos, alquiler contador, mano obra, derecho de póliza, expedición de póliza, consorcio, franqueo
price: valor unitario, precio total, precio de venta, tarifa unitaria, valor de venta, costo unitario, precio por noche, importe unitario, valor del pasaje, valor pasaje, valor venta
premium: costo del seguro, precio del seguro, prima comercial, costo seguro, precio seguro
pay: salario base, sueldo base, remuneración, haberes, percepciones, retribución, haber mensual, salario diario integrado, alcance líquido, líquido a pagar, renta bruta mensual, sueldo básico
income: ingreso mensual, rentas, rendimientos, renta líquida
rent: alquiler, canon, monto del arriendo, arriendo mensual, canon locativo, valor del arriendo, monto arriendo, valor arriendo
tax: cuota íntegra, isr, ibi, iva 21, iva 16, contribución territorial, igv, cuota tributaria, cuota líquida, iva trasladado, predial, refrendo, tenencia vehicular, autoliquidación
discount: bonificación, rebaja aplicada, promoción, descuento aplicado, descuento promocional, bonificaciones, aportación gubernamental, apoyo gubernamental, aporte estatal, subsidio estatal, subvención, subvenciones, bono social, descuento bono social, dto, dto pronto pago, descuento pronto pago, cupón, bonus malus, rebajas, rebaja, descuento por familia numerosa, descuento adulto mayor, beneficio social, subsidio agua potable, código promocional, ahorro total, ahorras, condonación
deposit: anticipo, señal, enganche, abono inicial, pago inicial, seña, adelanto
limit: línea de crédito, línea de crédito aprobada, cupo, cupo aprobado, sobregiro, línea de sobregiro, descubierto autorizado, crédito disponible máximo, descubierto, tope, sublímite, línea crédito, línea crédito aprobada
coverage: coberturas, riesgos cubiertos, garantías, garantías contratadas, monto asegurado, valor asegurado, alcance de la cobertura, capitales asegurados, sumas aseguradas, coberturas contratadas, límite de indemnización, garantía contratada, límite indemnización
deductible: franquicia aplicable
refund: importe devuelto, a devolver, reintegro, devoluciones, reintegros, monto devuelto, importe a devolver, resultado a devolver, total devuelto, te devolvemos, a reembolsar, indemnización, monto indemnizado, bonificado isapre, monto bonificado, reembolsado, saldo a devolver, abono en cuenta
fine: sanción, multas, infracción
holdings: títulos en cartera, número de acciones, participaciones en cartera, tenencia, número acciones
interest: tasa anual, tasa fija, tipo nominal, tasa nominal, tasa efectiva, tna, tasa ordinaria, cat sin iva, tipo de interés fijo, rentabilidad, rendimiento anual, tasa efectiva anual, t a e, t i n, cft, cae crédito, tasa de rendimiento, ipc, tasa rendimiento
percent: por ciento, alícuota iva, grado de discapacidad, grado discapacidad
points: puntos acumulados, puntos ganados, monedero electrónico
usage: kwh consumidos, m3 consumidos, energía activa consumida, uso de datos, uso total, uso mensual, uso de electricidad, consumo bimestral, kwh facturados, m3 facturados, consumo leído, consumo punta, consumo valle, consumo llano, gasto energético, energía total, energía facturada, uso datos, uso electricidad
data: gigas, datos consumidos
power: potencia fiscal, caballos fiscales, demanda contratada, potencia facturada, caballos de fuerza, carga contratada, p 2 potencia, potencia fiscal cvf, carga conectada, caballos fuerza
area: superficie, superficie construida, superficie útil, superficie cubierta, metros cuadrados, área construida, área útil, metros construidos, superficie gráfica, superficie semicubierta, superficie privativa, extensión, extensión superficial, metraje, área privada
reading: lectura anterior, lectura inicial, lectura previa, lectura actual, lectura final, lectura nueva, lectura real, lecturas, lectura ant, lectura act
quantity: unidades compradas, número de personas, cuántos, cuántas, número de artículos, cant, total de piezas, número de viajeros, número de huéspedes, número de pasajeros, bultos, número de ejemplares, número de alumnos, envases, adultos, niños, nº de ejemplares, miembros de la unidad familiar, unidad familiar, nº de miembros, plazas, capacidad, aforo, nº de empleados, nº de acciones, nº participaciones, nº participantes, cuotas restantes, nº de cuotas, multiplicador, ocupantes permitidos, cuotas pagadas, número de hijos, número de dependientes, copias, número personas, número artículos, total piezas, número viajeros, número huéspedes, número pasajeros, número ejemplares, número alumnos, nº ejemplares, nº miembros, nº empleados, nº acciones, nº cuotas, número hijos, número dependientes, intentos
visits: accesos, asistencias, entradas restantes, clases restantes, sesiones restantes
grade: calificaciones, promedio general, puntaje, promedio ponderado, nota de aprobación, calificación obtenida, puntuación, valoración numérica, nota obtenida, promedio acumulado, rendimiento académico
credits: créditos aprobados, créditos superados, créditos cursados, unidades de crédito, unidades crédito
due: vencimiento, vence el, vto, vcto, pagar hasta, plazo de pago, último día de pago, pague antes de, pague antes del, límite de pago, fecha máxima de pago, fecha límite para pagar, páguese antes de, pago oportuno, fecha de pago oportuno, antes del, fecha de devolución, devolver antes de, fecha tope, devolver el, a devolver antes del, segundo vencimiento, fecha de cargo, fecha de cobro, paga antes de, pagar antes del, límite pago, fecha límite pago, fecha pago, pagar antes, último día para pagar, f vencimiento, fec vencimiento, f vto, vencimientos, próximo pago, fecha límite de entrega, fecha límite de inscripción, entrega límite, devuelve antes de, devolver el día, fecha límite de devolución, devolución prevista, fecha devolución, cargo previsto, fecha prevista de cargo, se cargará el, cobro el, se cobrará el, fecha de adeudo, adeudo el, plazo voluntario, fin del plazo voluntario, fin periodo voluntario, plazo de ingreso, fecha límite de ingreso, fecha límite de presentación, plazo de presentación, antes de cuándo, hasta cuándo pagar, cuándo se paga, pague hasta, páguese hasta, pagadero el, vencimiento 1, fecha de caducidad del pago, plazo hasta, corte por falta de pago, plazo respuesta, plazo pago, último día pago, fecha máxima pago, fecha cargo, fecha cobro, devolver día, fecha prevista cargo, fecha adeudo, plazo ingreso, plazo presentación, antes cuándo, fecha caducidad pago, corte por falta pago
paid: abonado, pagos realizados, liquidado, importe recibido
pending: por confirmar, en proceso, en tránsito contable, retenido en trámite, por procesar
overdue: omisos, vencido, vencida, vencidas, atrasado, cuotas en mora, impagado, impagados, retraso
available: disponibles
current: corriente, en curso, actuales, del mes, en vigor, vigentes
next: próximos, próximas, que viene, siguientes, venidero, próxima junta, próxima asamblea, próx, que sigue, venideros, subsiguiente
last: últimos, últimas, más reciente, pasado, anterior inmediata
former: antigua, previo, previa, anteriores
upcoming: nuevos, futuros, por venir
first: primeros, inicial de registro, primera matriculación, fecha de primera matriculación, b fecha de primera matriculación, 1ª matriculación, fecha de matriculación, fecha de 1ª matriculación, primera inscripción, fecha de inscripción inicial, inscripción inicial, fecha primera matriculación, fecha de primera inscripción, 1a matriculación, fecha 1ª matriculación, fecha matriculación, fecha inscripción inicial, inicial registro
gross: sin descuentos
net: importe neto a percibir, líquido a recibir, neto a pagar, neto a cobrar, sueldo neto a pagar, alcance líquido, base imponible sin iva, subtotal, importe sin iva
minimum: al menos, mínimo a pagar
maximum: como máximo
original: de origen, originales
monthly: mensuales, por mes
yearly: anuales, por año, cada año, al año natural
weekly: por semana, a la semana, semanales
home: particulares
shipping: dirección de entrega, domicilio de entrega, dirección envío, dirección entrega, domicilio entrega, franqueo
emergency: en caso de emergencia, avisar a, en caso de accidente avisar a
mailing: domicilio a efectos de notificaciones, dirección de notificaciones, domicilio para notificaciones, domicilio a efectos notificaciones, dirección notificaciones
detail: datos del, datos generales, ficha, datos adicionales
bitcoin: bitcoins
ethereum: éter
`;
