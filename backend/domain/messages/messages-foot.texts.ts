export const messagesFootText =
  'Choisir ce que tu reçois, et comment\u202F: «\u202FMes messages\u202F».';
