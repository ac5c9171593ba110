/** The mark of the product as a drawing of its own: that of the pages' icon, for what the server shows without them. */
export const BRAND_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 26">' +
  '<path d="M2 3.5A2.5 2.5 0 0 1 4.500 1H16l6 6v15.500A2.500 2.500 0 0 1 19.500 25h-15A2.500 2.500 0 0 1 2 22.500z" fill="#0b6247"/>' +
  '<path d="M16 1v6h6" fill="none" stroke="#f4f2ec" stroke-width="1.600"/>' +
  '<path d="M6.500 12.500h11M6.500 16.500h11M6.500 20.500h6" stroke="#f6e27a" stroke-width="1.900"/></svg>';
