import type { Rule } from '../rulebook.ts';

/** The rules in French. */
export const RULES_FR: Readonly<Record<Rule, string>> = {
  'RD-1': 'De deux à huit parieurs sont assis autour du ring, dans le sens horaire.',
  'RD-2':
    'Tout le monde regarde le centre : la place suivante dans le sens horaire est celle de votre voisin de gauche.',
  'RD-3':
    'L’argent se compte en milliers (K) ; ni prêt ni don, jamais de bourse négative, et les bourses sont publiques.',
  'RD-4': 'Chacun commence avec 5K, ou 8K à deux ou trois parieurs.',
  'RD-5': 'Une partie dure quatre nuits.',
  'RD-6':
    'De deux à cinq parieurs jouent avec le petit paquet de sept boxeurs, au-delà avec le grand de onze.',
  'RD-7': 'Le numéro d’un boxeur est sa force ; deux numéros d’un paquet ne sont jamais égaux.',
  'RD-8': 'Chaque parieur a un boxeur par nuit ; deux s’il n’y a que deux ou trois parieurs.',
  'RD-9': 'Une capacité vient de la carte vraiment tenue, jamais de ce qui est annoncé ou dit.',
  'RD-10':
    'Le hasard vient d’une seule source : le premier parieur, la donne et le mélange du paquet.',
  'RD-11': 'Le premier parieur de la première nuit est tiré au sort.',
  'RD-12':
    'Les nuits suivantes, le parieur qui avait le boxeur le plus fort la nuit précédente commence.',
  'RD-13': 'Chaque nuit, toutes les cartes sont rassemblées et mélangées de nouveau.',
  'RD-14':
    'À quatre ou plus, le paquet compte une carte de plus que de parieurs ; le reste est face visible.',
  'RD-15': 'À trois parieurs, les sept cartes sont dans le paquet.',
  'RD-16': 'À deux parieurs, deux cartes sont face cachée au centre et cinq dans le paquet.',
  'RD-17':
    'On choisit à tour de rôle à partir du premier parieur, dans le sens horaire ; à deux ou trois, on fait deux tours.',
  'RD-18': 'À votre tour, vous seul voyez deux cartes du paquet.',
  'RD-19': 'Vous gardez exactement une des deux cartes montrées ; l’autre repart sans être vue.',
  'RD-20': 'Du même coup, vous annoncez à tous un numéro du paquet.',
  'RD-21': 'L’annonce est une vérité si c’est le numéro du boxeur gardé, sinon un mensonge.',
  'RD-22': 'Un emplacement qui a déjà deux jetons mensonge ne peut plus mentir.',
  'RD-23':
    'On peut annoncer un numéro déjà annoncé, et un numéro face visible si la table le permet.',
  'RD-24': 'Garder et annoncer sont un seul coup, qui ne se reprend pas.',
  'RD-25': 'La carte rendue est mélangée au paquet avant que le parieur suivant ne pioche.',
  'RD-26':
    'La dernière carte du paquet reste face cachée : le boxeur dans l’ombre. Il ne combat pas.',
  'RD-27': 'Au salon, chacun dit ce qu’il veut ; rien de ce qui s’y dit ne change les combats.',
  'RD-28':
    'On parle de son propre boxeur, de cartes, ou du boxeur d’un autre ; vingt phrases au plus par nuit et par parieur.',
  'RD-29':
    'Le salon ferme quand tous les parieurs sont prêts, une fois chacun, ou quand sa minute est passée.',
  'RD-30': 'À deux parieurs, une carte du centre est retournée après le salon.',
  'RD-31': 'Chaque parieur fait ensuite un pronostic en secret ; à trois parieurs, un par boxeur.',
  'RD-32':
    'Un pronostic indique victoire (I) ou défaite (O) pour le duel de gauche et celui de droite, et une mise.',
  'RD-33':
    'Gauche et droite sont les duels tels qu’ils ont lieu ; à deux parieurs, le boxeur 1 et le boxeur 2.',
  'RD-34': 'On mise de 1K à 3K par pronostic, jamais plus que ce que l’on a.',
  'RD-35': 'Un parieur qui a moins que la mise minimale met tout ce qui lui reste.',
  'RD-36':
    'Un pronostic est définitif ; jusqu’à la révélation, les autres savent seulement qu’il est validé.',
  'RD-37': 'Toute combinaison de victoires et de défaites est permise.',
  'RD-38':
    'Quand tous les pronostics sont validés, le parieur qui tient Kwame Ngalou peut attaquer.',
  'RD-39': 'Le parieur de Kwame passe, ou nomme un emplacement et un numéro.',
  'RD-40': 'Kwame attaque le boxeur d’un autre parieur, et nomme le Coach ou El Toro.',
  'RD-41': 'Si c’est exactement le boxeur nommé, il est K.O. ; sinon, rien ne se passe.',
  'RD-42':
    'Un boxeur K.O. quitte le ring, ne gagne rien et perd sa mise ; ses voisins s’affrontent.',
  'RD-43':
    'À deux parieurs, le duel du boxeur K.O. revient à l’autre parieur, et la mise est perdue.',
  'RD-44': 'Le ring suit les places, jamais le premier parieur.',
  'RD-45': 'Le cercle se referme sans le boxeur K.O. ; à deux parieurs, sa place reste vide.',
  'RD-46': 'Deux boxeurs sont côte à côte s’ils sont voisins sur le ring tel qu’on y combat.',
  'RD-47':
    'Après l’attaque, tous les boxeurs, tous les pronostics, l’ombre et les cartes du centre sont révélés ensemble.',
  'RD-48': 'Cara de Muerte, à côté du Coach Hank Steel, gagne tous ses duels.',
  'RD-49': 'Le Bleu bat El Toro.',
  'RD-50': 'Aucun autre boxeur n’a de capacité.',
  'RD-51': 'Chaque boxeur du ring affronte son voisin de gauche et celui de droite.',
  'RD-52':
    'À deux parieurs, il y a deux duels : le boxeur 1 de l’un contre le boxeur 2 de l’autre.',
  'RD-53': 'Un K.O. décide d’abord, puis Cara, puis le Bleu, puis le plus haut numéro.',
  'RD-54': 'Deux numéros égaux feraient une égalité que personne ne gagne.',
  'RD-55': 'Le parieur du vainqueur d’un duel reçoit 1K.',
  'RD-56': 'Un pronostic n’est juste que si ses deux duels finissent comme prévu.',
  'RD-57': 'Un pronostic juste rend sa mise et autant en plus ; sinon, la mise est perdue.',
  'RD-58': 'Les duels rapportent quel que soit le pronostic.',
  'RD-59':
    'À la résolution, chaque bourse change une fois : les duels gagnés, plus ou moins les mises.',
  'RD-60': 'Chaque emplacement reçoit un jeton vérité ou mensonge pour la nuit, K.O. ou non.',
  'RD-61':
    'Le boxeur le plus fort d’une nuit est un Cara actif, sinon le plus haut numéro qui n’est pas K.O.',
  'RD-62': 'Ce qui a été montré et rendu n’est jamais révélé aux autres pendant la partie.',
  'RD-63': 'S’il reste des nuits, la suivante commence aussitôt.',
  'RD-64': 'Après la dernière nuit, la partie est finie.',
  'RD-65':
    'Le parieur le plus riche gagne ; à égalité, celui qui avait le plus haut numéro la dernière nuit.',
  'RD-66':
    'Quand un parieur n’a plus de temps, l’horloge joue pour lui : elle garde la première carte et dit la vérité, se déclare prête, prédit deux défaites à la mise minimale et n’attaque pas.',
  'RD-67': 'Un parieur qui s’en va reste au classement ; on joue pour lui jusqu’à la fin.',
  'RD-68': 'Des options hors limites sont refusées à l’ouverture de la table.',
  'H-1':
    'Règle maison : un mensonge de trop est permis et coûte une amende au règlement de la nuit, jamais plus que la bourse.',
  'H-2': 'Règle maison : la table joue avec ses sept ou onze boxeurs, du plus faible au plus fort.',
};
