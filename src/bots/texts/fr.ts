import type { CharacterTexts } from './characters.ts';

// biome-ignore format: a table, one character to a line
export const fr: CharacterTexts = {
  stan:     { name: 'Stan du Dimanche',  line: 'Venu pour les sandwichs. La boxe, on verra après.' },
  lou:      { name: 'Lou la Veine',      line: 'Croit en sa chance, en son chapeau et en tout le monde.' },
  hattie:   { name: 'Hattie la Gifle',   line: 'Frappe un grand coup, puis regarde ce qui se passe.' },
  pat:      { name: 'Pat Patte-de-Bois', line: 'Prend ce qui est à portée et appelle ça un plan.' },
  gus:      { name: 'Gus le Bleu',       line: 'A lu les règles ce matin. Presque toutes.' },
  daisy:    { name: 'Daisy la Rêveuse',  line: 'Se réveille juste à temps pour jouer. En général.' },
  tom:      { name: 'Petit Tom',         line: 'Petits gants, grands rêves, courte mémoire.' },
  bea:      { name: 'Béa la Puce',       line: 'Ne tient pas en place et n’y regarde jamais à deux fois.' },
  moe:      { name: 'Moe la Cote',       line: 'Connaît le prix de tout, et parie dessus.' },
  carla:    { name: 'Coach Carla',       line: 'Répète les bases jusqu’à ce que ça vous fasse mal.' },
  kate:     { name: 'Kate des Coins',    line: 'Prend d’abord les coins et vous laisse le reste.' },
  greta:    { name: 'Greta de Fer',      line: 'Garde toujours quelque chose entre vous et son menton.' },
  sam:      { name: 'Sam le Moulin',     line: 'Frappe souvent, et vise depuis peu.' },
  otis:     { name: 'Papi Otis',         line: 'Votre ruse, il l’a déjà vue, en 58.' },
  rosa:     { name: 'Rosa la Rafale',    line: 'Décide vite et le regrette rarement.' },
  lee:      { name: 'Lee la Gauche',     line: 'Arrive du côté que vous ne regardiez pas.' },
  knuckles: { name: 'Madame Phalange',   line: 'Lit dans votre main en vous la serrant.' },
  max:      { name: 'Max le Métronome',  line: 'Compte chaque temps et guette votre faux pas.' },
  gambit:   { name: 'Colonel Gambit',    line: 'Ne perd une bataille que pour gagner la guerre.' },
  mei:      { name: 'Mei Silence',       line: 'Ne dit rien, n’oublie rien.' },
  pivot:    { name: 'Professeur Pivot',  line: 'A calculé vos dix prochains coups, et les a notés sur vingt.' },
  baron:    { name: 'Baron de Fer',      line: 'A perdu une fois. On interroge encore l’arbitre.' },
  duchess:  { name: 'Duchesse Uppercut', line: 'Des manières exquises, jusqu’au coup de cloche.' },
  granny:   { name: 'Mamie Tonnerre',    line: 'Vous tricotera une écharpe, juste après le compte de dix.' },
};
