import type { ReactNode } from 'react';
import type { Language } from '../engine/texts.ts';

/** A card of the gallery: its picture, and its printed text in words. */
export interface GalleryCard {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /** The picture; hidden from screen readers, which read name and text. */
  readonly face: ReactNode;
  /** By filter id: the values that the card has. */
  readonly has: Readonly<Record<string, readonly string[]>>;
}

/** A criterion for filtering cards, such as their set. */
export interface GalleryFilter {
  readonly id: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
}

/** Every card of a game once. */
export interface Gallery {
  readonly filters: readonly GalleryFilter[];
  readonly cards: readonly GalleryCard[];
}

export type GalleryIn = (language: Language) => Gallery;
