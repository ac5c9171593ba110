/**
 * Words and keyboard walks that fill lists of breached passwords, in lower case. A password that is one of them,
 * repeated or followed by digits and signs, is among the first that attackers try.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort passcode passphrase motdepasse contrasena wachtwoord senha haslo parola
welcome letmein changeme default temporary secret private login logon signin access account admin administrator root
superuser sysadmin system server service support manager master guest public user username test tester testing example
sample demo internet computer network desktop laptop windows microsoft google facebook instagram twitter youtube amazon
apple iphone android samsung linkedin paypal netflix spotify hotmail outlook gmail yahoo office excel company business
payroll paystub invoice salary money dollar paperwage employer employee contractor accounting quickbooks
qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm zxcvbnmasdf qazwsx
qazwsxedc wsxedc edcrfv poiuyt poiuytrewq lkjhgfdsa mnbvcxz qweasd qweasdzxc asdqwe asdzxc zaqwsx zaqxsw
iloveyou ilovegod ilovejesus iloveme loveyou lovely lover sweetheart sweetie babygirl babyboy princess prince queen king
angel angels beautiful pretty cutie cookie chocolate strawberry banana cherry orange peaches pumpkin butterfly rainbow
sunshine moonlight starlight flower flowers summer winter spring autumn january february march april may june july august
september october november december monday tuesday wednesday thursday friday saturday sunday birthday christmas
football baseball basketball soccer hockey tennis softball volleyball liverpool arsenal chelsea manchester barcelona
realmadrid juventus yankees lakers cowboys steelers eagles packers patriots redsox broncos raiders bulldogs
dragon monkey tiger lion wolf bear eagle falcon shadow phantom ninja samurai warrior wizard hunter killer ranger rocket
thunder lightning phoenix unicorn dolphin panther jaguar mustang corvette ferrari porsche mercedes toyota honda yamaha
harley kawasaki superman batman spiderman ironman pokemon pikachu starwars jedi skywalker startrek matrix mario zelda
minecraft fortnite warcraft counterstrike halo naruto nirvana metallica slipknot eminem tupac beatles
michael jennifer jessica michelle daniel robert william charlie matthew andrew joshua anthony jordan thomas nicole ashley
amanda samantha elizabeth stephanie christopher alexander benjamin nicholas jonathan patrick richard maggie buster bailey
buddy ginger pepper tigger snoopy garfield freedom america american usa texas california florida newyork chicago london
boston dallas houston phoenix denver canada mexico england france germany ireland scotland australia
jesus jesuschrist christ heaven blessed blessing trustno trustnoone whatever nothing something anything everything
fuckyou fuckoff fuckme asshole bullshit bitch sexy hello helloworld hithere goodbye goodluck happy smile family mother
father mommy daddy brother sister friends bestfriend forever alwaysandforever together nevermind opensesame
correcthorsebatterystaple thisismypassword mypassword yourpassword nopassword passwordpassword abcdefghij abcdefghijk
abcdefghijkl abcdefgh abcdef abcd abc aaa asd zxc qwe iloveyousomuch qwertyqwerty adminadmin testtest`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
