import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': 'Não resultou. Tente de novo daqui a pouco.',
  'problem.OFFLINE': 'A ligação perdeu-se. Verifique a sua rede e tente de novo.',
  'problem.SERVICE_UNAVAILABLE': 'O serviço não está acessível por um momento. Tente de novo em alguns segundos.',
  'problem.NO_ANSWER': 'A página não respondeu. Tente de novo daqui a pouco.',
  'problem.ENDED': 'Esta visita terminou. Carregue a página de novo para continuar.',
  'problem.EXPIRED': 'O tempo deste pedido terminou.',
  'problem.FORBIDDEN': 'A visita não pertence a este navegador. Carregue a página de novo.',
  'problem.NO_EVIDENCE':
    'Ainda nada está guardado. Capture a página que mostra a resposta, ou adicione o documento. Depois prima “Concluir”.',
  'problem.TOO_MUCH_EVIDENCE': 'Não se pode guardar mais. Prima “Concluir” para enviar o que há.',
  'problem.TOO_LARGE': 'O ficheiro é maior do que {limit}.',
  'problem.UPLOAD_UNDER_WAY': 'Está a ser enviado outro ficheiro. Aguarde até terminar.',
  'problem.UPLOAD_BROKEN': 'O envio foi interrompido. Tente novamente.',
  'problem.UNREADABLE_TYPE':
    'Este ficheiro não pode ser lido. PDF, PNG, JPEG, Word (.docx), Excel (.xlsx), HTML, CSV, texto simples e e-mails (.eml) podem.',
  'problem.FILE_ARCHIVE':
    'O ficheiro é um arquivo comprimido. Descomprima-o e adicione o documento que está lá dentro.',
  'problem.FILE_MESSAGE':
    'As mensagens do Outlook (.msg) e as páginas guardadas num só ficheiro (.mht) não podem ser lidas. Imprima para PDF e adicione esse PDF.',
  'problem.FILE_ATTACHED':
    'A mensagem não mostra texto próprio. Adicione o ficheiro anexo ou imprima a mensagem para PDF e adicione esse PDF.',
  'problem.FILE_EMPTY': 'O ficheiro está vazio. Escolha o que contém o documento.',
  'problem.FILE_PASSWORD': 'O ficheiro está protegido por palavra-passe. Adicione uma cópia que abra sem ela.',
  'problem.FILE_BROKEN': 'O ficheiro está danificado e não abre. Transfira-o novamente.',
  'problem.FILE_TOO_MUCH': 'O ficheiro contém mais do que pode ser lido. Adicione apenas as páginas que importam.',
  'problem.DOMAIN_NOT_ALLOWED': 'Esta página não faz parte do pedido. Volte a uma que faça parte.',
  'problem.WRONG_PAGE': 'Este passo captura-se noutra página.',
  'problem.NO_STEP': 'Percorreu todos os passos. Prima “Concluir” ou escolha um passo para o repetir.',
  'problem.STEPS_UNDONE': 'Alguns passos não estão feitos. Faça-os ou conclua sem eles.',
  'problem.NOT_NEEDED': 'Este pedido é sobre o que uma página mostra. Não são precisas transferências.',
  'problem.NOT_KEPT': 'Não foi possível guardar o documento. Tente de novo.',
  'problem.DOWNLOAD_BROKEN': 'A transferência foi interrompida. Tente de novo.',
  'problem.TOO_MANY_DOWNLOADS': 'Há demasiadas transferências ao mesmo tempo. Espere que uma termine.',
  'problem.FILE_NOT_GIVEN': 'A página já não pede um ficheiro.',
  'problem.TOO_MANY_WINDOWS': 'A página abre demasiadas janelas.',
  'problem.NOT_A_WEB_PAGE': 'Só se podem abrir páginas da Web.',
  'problem.NOT_OPENED': 'Não foi possível abrir a página.',
  'problem.NO_COPYING': 'O seu navegador não permitiu copiar do site.',
  'problem.TOO_MANY_STARTS':
    'Este pedido foi iniciado demasiadas vezes em pouco tempo. Aguarde alguns minutos e tente de novo.',
  'problem.TOO_MANY_VISITS':
    'Foram iniciadas demasiadas visitas a partir da sua rede. Aguarde alguns minutos e tente de novo.',
  'problem.TOO_MANY_QUESTIONS': 'Perguntou-se demasiadas vezes. Aguarde alguns minutos e tente de novo.',
  'problem.TOO_MANY_CODES': 'Foram criados demasiados códigos. Aguarde um minuto e tente de novo.',
  'problem.HANDOVER_OVER': 'Este código já não serve. Leia o que o computador mostra agora.',
};
