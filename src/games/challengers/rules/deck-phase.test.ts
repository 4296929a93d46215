// space-shapeshifter space-clones space-sci-fi-geek
