/** The words of a list in the languages of this field, divided by commas. */
const words = (...lists: readonly string[]): readonly string[] =>
  lists.flatMap((list) => list.split(', '));

/**
 * What other programs and people call a column, in French, English, Spanish, Portuguese, German and Italian;
 * without accents and capitals.
 */
export const headerWords = {
  number: words(
    'territoire, terr, terr n, terr no, n terr, no terr, num terr, territoire n, territoire no, n territoire, no territoire, num territoire',
    'n du territoire, no du territoire, n de territoire, no de territoire, numero du territoire, numero de territoire, numero territoire',
    'territory, territory number, territory no, territory nr, territory num, terr number, terr num, territory id, terr id',
    'territorio, numero de territorio, numero del territorio, numero do territorio, numero territorio, numero del territorio, n territorio, no territorio, territorio n, territorio no, nro territorio, nro de territorio, n del territorio, no do territorio',
    'gebiet, gebiet nr, gebietsnummer, gebietsnr, gebietnummer, gebiets nr, territorium',
    'numero, no, n, num, nr, nro, number, nummer',
    'id, code',
  ),
  name: words(
    'nom, nom du territoire, nom territoire, libelle, designation, secteur, quartier, zone, localite, rue, intitule',
    'name, territory name, area, region, locality, label, title, area name, neighborhood, neighbourhood',
    'nombre, nombre del territorio, zona, barrio, sector, localidad, denominacion',
    'nome, nome do territorio, bairro, setor, localidade',
    'bezeichnung, gebietsname, ort, ortsteil, stadtteil',
    'nome del territorio, quartiere, localita, denominazione',
  ),
  type: words(
    'type, type de territoire, type du territoire, categorie',
    'territory type, category, kind',
    'tipo, tipo de territorio, categoria, tipo di territorio',
    'art, gebietsart, typ, kategorie',
  ),
  gate: words(
    'portes, porte, nombre de portes, nb portes, nb de portes, logements, nombre de logements, nb logements, foyers, nombre de foyers, boites aux lettres',
    'gates, gate, addresses, address count, number of addresses, doors, door count, households, units, number of doors',
    'puertas, numero de puertas, viviendas, casas, numero de viviendas, hogares',
    'portas, numero de portas, residencias, numero de casas',
    'wohnungen, anzahl wohnungen, haushalte, turen, anzahl turen',
    'porte totali, numero di porte, abitazioni, case',
  ),
  noVisited: words(
    'npv, personnes a ne pas visiter, ne plus visiter, a ne pas visiter, ne pas visiter',
    'do not calls, do not call, do not visit, dnc',
    'no visitar, nao visitar, nicht besuchen, non visitare',
  ),
  note: words(
    'note, notes, remarque, remarques, commentaire, commentaires, observation, observations',
    'territory notes, custom notes1, remark, comment, comments, remarks, customnotes1',
    'nota, notas, observacion, observaciones, comentario, comentarios',
    'observacao, observacoes, anmerkung, anmerkungen, bemerkung, bemerkungen, notiz, notizen, osservazioni, commento, commenti',
  ),
  mapUrl: words('lien, lien de la carte, adresse de la carte, map link, map url, url, link, link1'),
  map: words(
    'geojson, geo json, carte geojson, carte geo json, geo shape, geoshape, geometry, geometrie, geom, the geom',
  ),
  boundary: words(
    'boundary, boundaries, wkt, polygone, polygon, contour, location, limites, limits, contorno, grenze',
  ),
  login: words(
    'nom prenom, proclamateur, nom du proclamateur, detenteur, attribue a, sorti par, personne, nom et prenom, prenom et nom, prenom nom, nom complet, identifiant',
    'publisher, publisher name, name of publisher, publishers name, assigned to, full name, login, assignee, held by, holder, checked out by, checked out to, signed out to',
    'publicador, nombre del publicador, asignado a, nombre completo, nombre y apellidos, apellidos y nombre, titular',
    'nome do publicador, designado a, designado para, atribuido a, nome completo',
    'verkundiger, name des verkundigers, zugeteilt an, vollstandiger name, ausgegeben an',
    'proclamatore, nome del proclamatore, assegnato a, nome e cognome, cognome e nome',
  ),
  firstName: words('prenom, first name, firstname, given name, forename, primer nombre, vorname'),
  lastName: words(
    'nom de famille, last name, lastname, surname, family name, apellido, apellidos, sobrenome, apelido, nachname, familienname, cognome',
  ),
  email: words(
    'e mail, email, mail, courriel, adresse e mail, email address, adresse mail, adresse email, e mail address, adresse electronique',
    'correo, correo electronico, correio eletronico, e mail adresse, posta elettronica, indirizzo e mail, indirizzo email',
  ),
  role: words('role, fonction, rol, funcion, funcao, rolle, ruolo'),
  releaseDate: words(
    'sortie, sortie le, sorti le, pris le, date de sortie, date sortie, date de remise, attribue le, date d attribution, date attribution, debut',
    'assigned, assigned date, date assigned, assigned on, checked out, checked out on, checked out date, date checked out, check out date, date out, out, signed out, signed out on, date signed out, start date, started',
    'fecha de asignacion, fecha asignacion, asignado, asignado el, fecha de salida, salida, fecha asignado',
    'data de designacao, data da designacao, designado em, data de saida, saida, atribuido em, data de atribuicao',
    'zugeteilt am, ausgegeben am, ausgabe, ausgabedatum, zuteilungsdatum, zugeteilt',
    'data di assegnazione, data assegnazione, assegnato il, data di uscita, uscita',
  ),
  returnDate: words(
    'rentree, rentre le, rendu le, rentree le, date de rentree, date rentree, date retour, retour, retour le, date de retour, entierement parcouru le, parcouru le, termine le, rendu, date de fin',
    'returned, returned date, date returned, returned on, completed, date completed, completed date, completed on, checked in, checked in on, checked in date, date checked in, check in date, checked back in, checked back in on, signed in, signed in on, date signed in, date in, end date, worked, finished',
    'fecha de finalizacion, fecha en que se completo, completado, completado el, fecha de devolucion, devuelto, devuelto el, fecha de entrega, entregado, fecha completado, terminado',
    'data de conclusao, data da conclusao, concluido, concluido em, devolvido, devolvido em, data de devolucao',
    'zuruckgegeben am, zuruck am, bearbeitet am, ruckgabe, ruckgabedatum, abgeschlossen am, zuruck, vollstandig bearbeitet am',
    'data di completamento, completato, completato il, data di restituzione, restituito, restituito il, rientro',
  ),
  activity: words(
    'activite, activity, campagne, campaign, actividad, campana, atividade, campanha, aktivitat, attivita, campagna',
  ),
} as const;

/** Number heads that say 'territory'; the others may as well number doors, lines or people. */
export const territoryWords = words(
  'territoire, territoires, terr, territory, territories, territorio, territorios, gebiet, gebiets, gebietsnummer, gebietsnr, gebietnummer, territorium',
);

/** Words of a head that says something else about a territory than its number. */
export const factWords = words(
  'area, aire, superficie, surface, size, type, tipo, typ, name, nom, nombre, nome, status, statut, estado, stato, date, fecha, data, datum, count, total, notes, note, notas, color, couleur, doors, portes, link, lien, url, boundary, address, adresse, city, ville, group, groupe, owner, holder, publisher, map, carte, mapa, description, desc, shape',
);

/** Heads of what we keep nothing of: their values are never taken for something else. */
export const otherWords = words(
  'fid, objectid, object id, ogc fid, cartodb id, osm id, gid, pk, row id, rowid, index, uuid, guid, globalid, shape area, shape leng, shape length, shape, perimeter, superficie, surface, area m2, area km2, area sqkm, population',
  'stroke, stroke width, stroke opacity, fill, fill opacity, fill color, stroke color, color, couleur, farbe, style url, style hash, style map hash, style, icon, icon scale, marker color, marker size, marker symbol, visibility, tessellate, extrude, altitude mode, draw order, begin, end, timestamp, timespan, z index, zindex, opacity, weight, order, ordre',
  'insee, code insee, code postal, cp, zip, zip code, postal code, postcode, codigo postal, cep, plz, cap, latitude, longitude, lat, lng, lon, long, x, y, phone, telephone, tel, telefono, telefone, telefon, group, groupe, grupo, gruppe, gruppo',
  'a rentrer le, a rendre le, echeance, date limite, date de retour prevue, rentree prevue, date de rentree prevue, due, due date, due on, date due, expires, fecha limite, fallig am, scadenza',
  'date du dernier parcours, derniere sortie, dernier parcours, last worked, last worked by, last completed, last completed by, last date completed, last covered, last assigned, date last completed, date last worked, ultima fecha en que se completo, data da ultima conclusao, zuletzt bearbeitet, zuletzt bearbeitet am, ultimo completamento, year, annee, ano, jahr, anno, hours, heures, horas, stunden, ore, created, created at, updated, updated at, modified, date de naissance, birth date, birthday',
);

/** Heads of what only a list of people says. */
export const personHeads = words(
  'gender, sex, elder, ministerial servant, unbaptized publisher, baptized, baptism date, date of baptism, pioneer, pioneer status, privilege',
  'sexe, ancien, assistant ministeriel, proclamateur non baptise, baptise, date de bapteme, pionnier',
  'sexo, anciano, siervo ministerial, precursor, fecha de bautismo, anciao, servo ministerial, pioneiro, data do batismo',
  'geschlecht, altester, dienstamtgehilfe, pionier, taufdatum, sesso, anziano, servitore di ministero, pioniere',
);

/** Heads of a column of streets, and of the doors beside it. */
export const streetHeads = words(
  'rue, voie, adresse, adresses, nom de rue, nom de la rue, nom de la voie, street, street name, address, road, calle, direccion, via, indirizzo, rua, endereco, strasse, strassenname, adresse complete, logradouro',
);
export const doorHeads = words(
  'numero, no, n, num, nr, nro, number, nummer, porte, house number, housenumber, hausnummer, hausnr, house, door, numero de rue, n de rue, street number, unit, civico, puerta, porta, numero de casa, casa, apartment, suite, appartement, apt',
);

/** What a street is called, as the first or the last word of its name. */
export const streetWords = words(
  'rue, avenue, av, ave, boulevard, bd, blvd, place, pl, chemin, ch, impasse, quai, allee, allees, route, square, cours, passage, ruelle, sentier, traverse, montee, esplanade, promenade, residence, lotissement, cite',
  'street, st, road, rd, lane, ln, drive, dr, court, way, close, crescent',
  'calle, avenida, avda, paseo, plaza, camino, carretera, pasaje, ronda, carrer',
  'rua, praca, travessa, estrada, alameda, beco, largo',
  'strasse, str, weg, platz, gasse, allee, ring, damm, ufer',
  'via, viale, piazza, corso, vicolo, largo, strada, piazzale',
);

/** What stands in front of the sums of a list. */
export const totalWords = words(
  'total, totaux, total general, sous total, somme, sommes, nombre total, nombre de territoires, totals, subtotal, sub total, grand total, sum',
  'totales, suma, subtotales, soma, totais, summe, gesamt, gesamtsumme, insgesamt, zwischensumme, totale, totali, somma',
);

/** What stands in front of the number of a printed page, and of the day of its printing. */
export const pageWords = words('page, seite, pagina, pag');
export const printedWords = words(
  'imprime le, edite le, genere le, exporte le, printed, printed on, generated, generated on, exported, exported on, impreso el, impresso em, gedruckt am, stampato il',
);

/** Answers to a question. */
export const yesWords = words(
  'oui, o, yes, y, vrai, true, x, 1, npv, personnes a ne pas visiter, si, sim, ja',
);
export const noWords = words('non, n, no, faux, false, 0, nao, nein');

/** The columns that the reader of a map adds to the properties in it. */
export const mapHeads = {
  folder: 'Dossier',
  fileName: 'Nom du fichier',
  map: 'Carte (GeoJSON)',
} as const;
