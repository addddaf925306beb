import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': 'O que será registado',
  'recorded.visits': 'Os endereços das páginas que visitar nesta janela.',
  'recorded.byItself':
    'Capturas de ecrã, com o texto que nelas aparece, das páginas que mostram o que é pedido. São feitas automaticamente: vê cada uma e pode retirá-la até terminar.',
  'recorded.captures': 'Capturas de ecrã, com o texto que nelas está, quando premir “Capturar”.',
  'recorded.capturesOrLast':
    'Capturas de ecrã, com o texto que nelas está, quando premir “Capturar”. Se nunca o fizer, uma da página aberta quando premir “Concluir”.',
  'recorded.last': 'Uma captura de ecrã da página aberta quando premir “Concluir”, com o texto que nela está.',
  'recorded.lastIfNone':
    'Se nada estiver guardado quando premir Concluir: uma captura de ecrã da página que estiver aberta nesse momento, com o texto que nela aparece.',
  'recorded.downloads': 'Os documentos que transferir do site, com o endereço de onde vieram.',
  'recorded.documents': 'Os documentos que transferir do site ou enviar daqui, com o endereço de onde vieram.',
  'recorded.chosen': 'Os documentos que o site abrir, se escolher usá-los, com o endereço de onde vieram.',
  'recorded.never':
    'O que escreve e as suas palavras-passe nunca são guardados. O navegador é eliminado quando terminar, ou alguns minutos depois se puder tentar de novo.',

  'tray.heading': 'Guardado até agora',
  'tray.empty': 'Ainda nada está guardado.',
  'tray.count': {
    one: '{count} item guardado',
    many: '{count} itens guardados',
    other: '{count} itens guardados',
  },
  'tray.screenshot': 'Captura de ecrã',
  'tray.document': 'Documento',
  'tray.byItself': 'Capturada automaticamente',
  'tray.captured': 'Esta página mostra o que é pedido e foi capturada. Pode retirar a captura em “{heading}”.',
  'tray.newer': 'A página mudou. Uma nova captura tomou o lugar da anterior.',
  'tray.takeBack': 'Retirar',
  'tray.takeBackOf': 'Retirar: {kind}, {label}',
  'tray.takeBackHeading': 'Retirar isto?',
  'tray.takeBackText': 'É apagado, e {organization} não o recebe.',
  'tray.takenBack': 'Retirado. É apagado.',

  'preview.of': 'Ver: {kind}, {label}',
  'preview.picture': 'Imagem do que foi guardado de {label}',
  'preview.larger': 'Maior',
  'preview.smaller': 'Menor',
  'preview.next': 'Seguinte',
  'preview.previous': 'Anterior',
  'preview.document': 'Os documentos não são mostrados aqui. Guarde-o para o ver.',
  'preview.save': 'Guardar',
  'preview.gone': 'Não foi possível carregar a imagem. Tente de novo daqui a pouco.',
};
