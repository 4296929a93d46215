import type { Rule } from '../rulebook.ts';

/** The rules in French, a line each. */
export const RULES_FR: Readonly<Record<Rule, string>> = {
  'KB-1':
    'Deux combattants, rouge et bleu, chacun avec ses cartes ; une carte ne change jamais de propriétaire.',
  'KB-2':
    'Chacun a une pioche, une main, des cartes jouées, une défausse, une zone de touches, une zone de tapis, des cartes hors jeu et des cartes de points.',
  'KB-3':
    'Les cartes rouges attaquent, les vertes défendent, les orange relient, les bleues renforcent.',
  'KB-4': 'Une carte se joue dans un seul rôle ; son texte ne compte que dans le sien.',
  'KB-5': 'Une carte qui dit de désigner qui commence agit dès qu’elle est jouée.',
  'KB-6':
    'Les tirages à l’aveugle et les mélanges sont équitables ; rien d’autre n’est laissé au hasard.',
  'KB-7':
    'Les décisions simultanées restent secrètes jusqu’à ce que toutes soient prises, et s’exécutent rouge d’abord.',
  'KB-8': 'On ne saute une occasion de jouer que si tous voient que rien ne pourrait l’être.',
  'KB-9': 'Des cartes nommées ensemble se jouent dans l’ordre de la main, ou de la pile.',
  'KB-10': 'Les deux pioches sont mélangées et chacun pioche jusqu’à sa limite.',
  'KB-11': 'Une main de départ sans carte rouge ni verte peut être changée.',
  'KB-12': 'On pioche la nouvelle main avant de mélanger l’ancienne à la pioche.',
  'KB-13': 'Ensuite on désigne qui commence.',
  'KB-20': 'On désigne qui commence au début, après un knock-down et après une carte qui le dit.',
  'KB-21':
    'Chacun choisit en secret une carte de sa main ; avec une main vide, on prend la première carte de la pioche.',
  'KB-22': 'Les cartes sont révélées et défaussées ; la plus grande initiative l’emporte.',
  'KB-23': 'Qui a choisi dans sa main peut repiocher une carte.',
  'KB-24': 'En cas d’égalité on recommence.',
  'KB-25':
    'Après dix égalités, ou si personne n’a de carte, l’adversaire du dernier attaquant commence.',
  'KB-26': 'Celui qui commence prend la phase suivante.',
  'KB-30': 'Un combat compte des rounds de 15 phases ; une phase est le tour d’un combattant.',
  'KB-31': 'Une phase commence par une avance de l’horloge.',
  'KB-32':
    'Un tour se joue en trois temps : l’horloge, la pioche, puis l’attaque ou la récupération.',
  'KB-33': 'Les phases alternent, sauf s’il faut désigner qui commence.',
  'KB-34':
    'À la fin d’une phase on défausse les cartes jouées, puis viennent compte, fin de round, désignation, phase suivante.',
  'KB-35': 'Une désignation due après la dernière phase d’un round a lieu après la pause.',
  'KB-36': 'L’alternance continue après la pause.',
  'KB-37':
    'Avec l’horloge manuelle, un combattant qui l’oublie peut perdre une carte, tirée à l’aveugle par l’adversaire.',
  'KB-40':
    'Piocher est facultatif : on annonce un nombre une seule fois ; ce qu’on ne pioche pas est perdu.',
  'KB-41':
    'Au début de son tour on peut piocher une carte ; un combattant à bout de forces en pioche une de moins.',
  'KB-42': 'Récupérer, c’est piocher encore au lieu d’attaquer ; ne rien piocher, c’est passer.',
  'KB-43': 'Qui récupère a déjà eu sa pioche de début de tour.',
  'KB-44': 'Au-dessus de la limite on ne peut pas attaquer, et il faut défausser l’excédent.',
  'KB-45': 'Après cette défausse on peut encore attaquer ou récupérer.',
  'KB-46': 'Si la pioche s’épuise en cours de route, on continue avec la nouvelle.',
  'KB-50':
    'Qui doit piocher dans une pioche vide est à bout de forces et mélange sa défausse en une nouvelle pioche.',
  'KB-51': 'On reste à bout de forces jusqu’à la fin du combat.',
  'KB-52':
    'À bout de forces, on pioche une carte de moins par tour, on peut remettre toute sa défausse à la pause, et un knock-down est fatal.',
  'KB-53': 'Une pioche de nouveau vide est refaite, sans autre effet sur le ring.',
  'KB-54': 'Touches en trop et réflexes ne refont jamais la pioche : qui manque de cartes est K.O.',
  'KB-55': 'Option : on est à bout de forces dès que la dernière carte quitte la pioche.',
  'KB-60':
    'Une attaque est une carte rouge avec autant de cartes pour l’armer qu’elle en exige ou permet.',
  'KB-61': 'Contre une main vide l’attaque porte aussitôt.',
  'KB-62':
    'Le défenseur joue une défense adaptée ou deux cartes quelconques en Blocage, ou encaisse.',
  'KB-63': 'Une défense convient si elle est verte et prévue pour ce genre d’attaque.',
  'KB-64': 'Une seule défense est active à la fois.',
  'KB-65': 'Deux cartes quelconques font un Blocage ; on ne peut pas le renforcer.',
  'KB-66':
    'Une attaque et une défense portent deux renforts chacune ; les cartes qui arment comptent, les liaisons non.',
  'KB-67':
    'Après chaque carte, on réexamine l’attaque : pas de défense, défense trop lente, ou défense qui tient.',
  'KB-68': 'Le défenseur qui passe est touché ; l’attaquant qui passe a échoué.',
  'KB-70': 'Un Éclair accélère l’attaque, mais ne sert à rien contre certaines défenses.',
  'KB-71':
    'Une défense qui a moins d’Éclairs que l’attaque est trop lente, sauf si l’Éclair ne la concerne pas.',
  'KB-72': 'Le défenseur peut répondre à un Éclair par un Éclair.',
  'KB-73': 'Une Brèche ôte la défense et ses renforts, sauf si elle y résiste.',
  'KB-74': 'Après une Brèche le défenseur peut se défendre à nouveau.',
  'KB-75': 'Une défense trop lente qu’on ne peut pas renforcer est battue.',
  'KB-76': 'Une attaque qu’on ne peut plus forcer a échoué.',
  'KB-77': 'La Puissance ne s’ajoute qu’à une attaque qui a porté.',
  'KB-78': 'Une attaque ratée ne fait rien ; certaines défenses mettent fin à toute la série.',
  'KB-80': 'Les touches : celles de la carte, plus une par carte qui arme et par Puissance.',
  'KB-81': 'Chaque touche prend à l’aveugle une carte de la main du défenseur.',
  'KB-82': 'Autant de touches que de cartes en main : pas de knock-down.',
  'KB-83': 'Plus de touches que de cartes en main : knock-down.',
  'KB-84': 'Chaque touche en trop d’un knock-down prend trois cartes de la pioche.',
  'KB-90':
    'Trois façons d’être K.O. : une touche enchaînée au tapis, quatre touches en trop, un knock-down à bout de forces.',
  'KB-91':
    'Au tapis, on n’oppose à une nouvelle attaque que le dessus de sa pioche, ou c’est le K.O.',
  'KB-92': 'Le knock-down d’un combattant à bout de forces est un K.O.',
  'KB-93': 'Quatre touches en trop sont un K.O.',
  'KB-94':
    'Pendant le compte, le combattant au tapis pioche jusqu’à sa limite moins les touches en trop.',
  'KB-95': 'Ensuite l’attaquant pioche jusqu’à sa limite dans le coin neutre.',
  'KB-96': 'Après un knock-down, on désigne qui commence.',
  'KB-97':
    'Après le compte, le combattant est de nouveau debout ; vider sa pioche pendant le compte n’est pas un K.O.',
  'KB-100': 'Après une attaque, bloquée ou non, l’attaquant peut en enchaîner une autre.',
  'KB-101':
    'Une liaison demande une carte Enchaînement qui convient aux deux attaques, et une autre attaque.',
  'KB-102': 'Un Direct arrière peut suivre un Direct avant sans carte Enchaînement.',
  'KB-103': 'Une attaque enchaînée est une attaque complète.',
  'KB-104': 'Le nombre de liaisons n’est pas limité, sauf si l’option en permet une seule.',
  'KB-105': 'On ne propose pas de liaison quand les cartes en main ne peuvent pas suffire.',
  'KB-106': 'Une carte de liaison ne prend pas la place d’un renfort.',
  'KB-110': 'Après 15 phases on attribue les points de victoire.',
  'KB-111': 'Plus de touches que l’adversaire valent un point, ou deux à partir de sept.',
  'KB-112': 'Plus de knock-downs que l’adversaire valent un point.',
  'KB-113': 'Chaque point est marqué par une carte prise dans les zones de l’adversaire.',
  'KB-114': 'Puis on vide les zones de touches et de tapis ; leurs cartes sont hors jeu.',
  'KB-115': 'À la pause on peut remélanger un certain nombre de cartes défaussées dans sa pioche.',
  'KB-116': 'Ensuite on peut compléter sa main jusqu’à la limite.',
  'KB-117': 'Un combattant à bout de forces peut remettre toute sa défausse.',
  'KB-118': 'Les deux décident en même temps, puis le round suivant commence.',
  'KB-120': 'Un K.O. met fin au combat sur-le-champ.',
  'KB-121': 'Après le dernier round, celui qui a le plus de points de victoire l’emporte.',
  'KB-122': 'À égalité de points le match est nul.',
  'KB-123': 'Option : un combat nul est rejoué, trois fois au plus.',
  'KB-130': 'Une ceinture détermine les chiffres du combattant et les cartes disponibles.',
  'KB-131': 'Le jeu de base a les 60 cartes, les chiffres de la ceinture noire et six rounds.',
  'KB-132': 'Là où le jeu de base dit sept cartes, c’est la limite de la ceinture qui compte.',
  'KB-133':
    'Le combat dure le nombre de rounds conseillé pour la plus basse ceinture, ou celui que vous choisissez.',
  'KB-134': 'Pour chaque catégorie d’écart le plus léger se passe d’une carte Puissance.',
  'KB-135': 'Pour chaque carte Puissance manquante, une carte de moins revient à la pause.',
  'KB-140': 'Combat de rue : ni rounds, ni horloge, ni pauses, ni points.',
  'KB-141': 'Hors du ring, qui vide sa pioche une seconde fois a perdu.',
  'KB-142': 'Poings nus : chaque attaque qui porte touche une fois de plus.',
  'KB-143': 'Combat total : le premier au tapis a perdu.',
  'KB-144': 'Hors du ring, dix phases de suite sans pioche ni attaque font match nul.',
  'H-1': 'Règle maison : un combat long compte sept à douze rounds.',
  'H-2': 'Règle maison : à l’entraînement, les deux mains sont visibles.',
};
