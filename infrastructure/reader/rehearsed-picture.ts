/** How a browser draws the page that readers rehearse: a PNG of 440 × 200 pixels in four greys, in base64. */
const DRAWN = [
  'iVBORw0KGgoAAAANSUhEUgAAAbgAAADIAgAAAAD1RLO7AAAGPklEQVR42u3cUUgcRxgA4DUlHjRQH1Mi3kFAyMN5AyWBBKIb+2AehGpC',
  'SSkJbulbH1ohNEUhuTV9kXDgaSC0pdBA8xRK6YvCCqcrgca2R8HakG2bh3q72nsIBG9yE+bM7vz9R016mrtTb21Im1lBBGG+nX9n9vh/',
  '/1GD53ppLwfHdmc8Uns4bR7md41rWuO05urcL3Brtzhxdo0juercHbhairgnT7NO6MwMh+KCG6KLnLKBFEsRtnTyTNDIejZzv9sH3aVc',
  '0SpamcHj/aE4Tv3BtqSOHGXMLTBWHLc3c38k33C4y/yJYADiZiiOMT5NMJwYTM48yh8GF54J5r2283Oah5w4rMXtUBzlHBK9BLRISWN5',
  'yhe0Ctw56sAqdwT8cNyCJgNE4IDtcsl5zy4Y7d6VdQ6DmQnH3b55dDpuy3A6RcnRStxd6jLkxjOZ5PFwXBrig/HJGHLeouQYn3iW82gp',
  'ImcnN0I4zoC+NxONw8gV40eQw43wkr6iFac4xSlOcYpTnOIUpzjF/TfqKkIX+j+/ze46t6mugphdL4dD5SAH0GmP2aPmaD8ERMRq11XK',
  '57ZTDodawG/Bhx2JRNRo7gZGSkbNuspY8r1k+9umaO0n2WstZ3/cV9r/F9kuh0PlzO8hsONmn562s3CfPL5es65C+qJ97SQmYj0km5p1',
  'brmum9v27ORQ+hf4Q9we0bOYO2Mee71WXSVJhP5Vu2kIkibZdNabLWSZt20Oh/LIBwDBRXuEdC+TStzGukrXtD7SbqaFjtz1rJdlM9r2',
  'ORzKM44tEObb6aHUSk9DJW5DXaWU2MRlYQfcOer9PLhip5DDVeZ8U4nbWFcZkZxRJ3eFer9NgiCBbeDTcyoGs7yuMk36kEvgE0zHupGb',
  'dV26A+4u9ZZKuDJFgiRIc6oit6GuMvQRcr0mcmMp5HAjRHbAeRQHA67FTthDNm7zOW1Zs7d6Zwbmc31F/7859fGqOMUpTnGKU5ziFKc4',
  'xT1fjtfmSnsF5kT2rlBNAEJsUcbhl+xN1ZR6L9mvwrcIpiPGm05Zr2L+GDrxCW5A58Ihx5+M1CpS+VPJjg5Mxo3Qj40GgwPc4+5Sda7Y',
  '7NuQ6NBHSOhgyn4Vi1PmVI+oJkYvTvcil+4KvVxkvwrn7OGcVmMjiHjGlFwp9PRkvwrnPO/UWCp/QjxjS07WsMJdt28ety3uf1mLu1u6',
  'dHEyqpO3wi+VNLThUgl6XFZjmzeI1xqHu6+lh/rDcgYYncEhEStF1CtacYpTnOIUpzjFKU5xilPcC8uxPND1fDe/WwNX/pOqhlkSsMfr',
  '3MrjMFygwyws49cTbtSc6180hvaUcWkgsldljXsEYbicDidh2V54ykWNsz2p4fK+Am02OBZh+cX3wWHumbkjYbgHutgPBfNO0MVTl6d6',
  'TWHKVgavvMlG8/yJIsvPXkUuV6Shnp3Q/c+Akh8Y52a0LUEAZOODU96IoFEOnOVTrpwdD8sxB6jxOfjWtP6tibl+FLkUlJU0NMZK2kQ+',
  'TZHzQnMeculDpRNWYAbI8WndEUSUrVGNf039XeOyyP10tOCvc67QHbbhdJEWvOPxibVghueGNKBLFvUtsRpMjCPeQHnJShP73MUJuVS8',
  'nMdZSA7XBV3mdHEAoi3IETB60hs5aCq2tOYXD0LxXY/zUBthpkFyuC4PvA6jl0xDaPvm+k+8wtQnguIUpzjFKU5xilOc4hSnuBeQk7kK',
  '/3e5J+eAQKxxWzSc1K6rlJoB5kUXQLX2kKfngOS0VjOxUoi6yrwL8Cm3bJEwqnBr54DOBF0LbV2sU3TyudaeU/ZYPR0JD/T7eMOnCzIx',
  'rxZMeXiH5YqYc3Jr3LImB1hxKtkR7akvWS5AcJ4KfbmhGrd2DoiDb3FgwQVxlOEdJvQ6uV+BU+Sq/isTeQ7I4Te4rIU0M3FYQ070tpnp',
  '+jgDKK05O3kOiHu84FuwKM8CccZ8s14On5kjuerPTp4DQo4iF1wILqxydkKvjysAzGifyKXyXTVu9RyQrIWw4OOMNTWA3GQ0Ud+zc2AF',
  'KG4EiMaqcR7lEY/zAy1te1c3QtAqGocv1zO7mYaZhgLQYA/AqL2zd2a9nUArdb2i6+4EelQXN2qqzzvFKU5xilOc4hSnOMWFuP4GcnGV',
  'V6UqTJcAAAAASUVORK5CYII=',
];

/** The picture of the page that readers rehearse. */
export const rehearsedPicture = (): Uint8Array => Buffer.from(DRAWN.join(''), 'base64');
