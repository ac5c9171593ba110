/**
 * The mark of the fictional sample company, a white triangle on blue: a PNG of 64 by 64 pixels, 8-bit RGB.
 */
export const SAMPLE_LOGO =
  'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAACHUlEQVR42u1aoU4EMRCdH+EL+IJTSAT+7gPAk5w9g7jkDMEQHAGJ' +
  'wCDPEhLsCYICRwgKQUiw8C4ly6bb7bW7M6XTbDNqd5O+1515M22HvtvHy9v7+fXtwexiNJlv7UwTGybF1AAAGB6Q5Hx6v3oeH56l' +
  'B91mAANIQQQ+Pr/AOx/odQMwwPMReHx63d0/zhO9McADSDcBvNjem+WM3hhA1jlQ5TmZr731Hypf+iWQrd974uGPAAJcF3pjRpfW' +
  'BLJSzChtXRNAmtCI3hjAE1KdXgIAT+rC1wpl+pc6h7FeIr3ojQ0ENpWQ0oUtyWX7esklV6eQaJqsbzA0ETg6vWnuPPBQBwGUu81t' +
  'hyl4Jcp1fgLLu4e2/Ste5U7AFFiewa5IxOs81gmCkVHrpIPXkTgJnFwurfWGelp6ioHPciTgAeoklh0Bj6s4XSsvAk3ht4K1Gdxc' +
  'aYEkhN8pl5a8cqUFYhf+NmSBPFMTiPKNjZ6WmkCH6GRPC8Qu/J3VNjWBzlB40wJJCD+74/ET6BmOjGmB5ISfRXxFCLDMzZUWSFT4' +
  'Rf2wCwH2sqx/WiBp4ZdOC9RnMngtfnpPa+6hoxaFOv9uuRHllqEEqjupNCP80D+UwHRxlZIApmMm0HZcJTGiEktEDIwmc0hEAou6' +
  'cxnuBwYCAwHtBNRfs6q/6FbfaqC+2UN9u00JDU/qW85KaPpT33ZZQuNrCa3HJTR/q2u//wHSYRCVxrpf7gAAAABJRU5ErkJggg==';
