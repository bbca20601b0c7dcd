/**
 * What a program's error means and what to try, for the errors that beginners meet most, and for the ways in which a run
 * is ended. Names and numbers are those of the program; `type` turns the name of a type into words.
 *
 * Names stand in quotation marks or before a noun, so that Turkish needs no ending on them.
 *
 * @typedef {object} Explanation
 * @property {string} what   has happened
 * @property {string} advice what to try
 *
 * @typedef {Record<string, string | undefined>} Parts of the message, by the names that explanations.js gives them
 * @typedef {(parts: Parts) => Explanation} Explain
 *
 * @typedef {object} ExplanationTexts
 * @property {Record<string, string>} types in words
 * @property {Record<string, Explain>} explanations
 */

/** @type {Record<string, ExplanationTexts>} */
export const explanationTexts = {
  tr: {
    types: {
      int: 'tam sayı (int)',
      float: 'ondalıklı sayı (float)',
      str: 'metin (str)',
      list: 'liste (list)',
      tuple: 'demet (tuple)',
      dict: 'sözlük (dict)',
      set: 'küme (set)',
      bool: 'doğru/yanlış değeri (bool)',
      function: 'fonksiyon (function)',
      builtin_function_or_method: 'hazır fonksiyon (builtin_function_or_method)',
      type: 'sınıf (type)',
      module: 'modül (module)',
      NoneType: 'boş değer (None)',
      'numpy.ndarray': 'dizi (ndarray)',
    },
    explanations: {
      undefinedName: ({ name, meant }) => ({
        what: `“${name}” adında bir değişken ya da fonksiyon yok.`,
        advice: meant
          ? `“${meant}” yazmak istemiş olabilirsiniz.`
          : 'Yazımına bakın; büyük ve küçük harf farklı sayılır. Adın, kullanıldığı satırdan önce tanımlanmış olması gerekir. Bir metin yazmak istediyseniz tırnak içine alın.',
      }),
      unboundName: ({ name }) => ({
        what: `Fonksiyonun içindeki “${name}” değişkeni, değer almadan önce kullanıldı.`,
        advice: `Fonksiyonun içinde bir yerde “${name} = …” yazdığı için Python onu bu fonksiyona ait sayar. Önce bir değer verin ya da dışarıdakini kullanmak için fonksiyonun başına “global ${name}” yazın.`,
      }),
      operands: ({ operator, left, right }) => ({
        what: `“${operator}” işlemi şu ikisi arasında yapılamaz: ${left} ile ${right}.`,
        advice:
          'İki tarafı aynı türe çevirin: metinden sayıya int(…) ya da float(…), sayıdan metne str(…) ile geçilir. Taraflardan biri boş değerse (None) onu üreten fonksiyonda return eksik olabilir.',
      }),
      joining: ({ kind, other }) => ({
        what: `Şu ikisi “+” ile birleştirilemez: ${kind} ile ${other}.`,
        advice:
          'Bir metne sayı eklemek için sayıyı str(…) ile metne çevirin ya da f"… {sayı}" yazın. Bir listeye tek bir öğe eklemek için append kullanın.',
      }),
      notCallable: ({ type }) => ({
        what: `Ardına parantez konan şey bir fonksiyon değil: ${type}.`,
        advice:
          'Çarpma işareti eksik olabilir: 2(x + 1) yerine 2 * (x + 1) yazılır. Listenin öğesi köşeli parantezle alınır. Ya da bir değişkene, örneğin “list” ya da “sum” gibi, bir fonksiyonun adını vermiş olabilirsiniz.',
      }),
      notIterable: ({ type }) => ({
        what: `Bunun öğeleri tek tek gezilemez: ${type}.`,
        advice:
          'for döngüsü liste, metin ya da range ister. n kez yinelemek için “for i in n” yerine “for i in range(n)” yazın.',
      }),
      notSubscriptable: ({ type }) => ({
        what: `Bundan köşeli parantezle öğe alınamaz: ${type}.`,
        advice:
          'Köşeli parantezin önünde liste, metin ya da sözlük olmalı. Bir fonksiyonu çağırıyorsanız yuvarlak parantez kullanın; değer boşsa (None) onu üreten fonksiyonda return eksik olabilir.',
      }),
      notAssignable: ({ type }) => ({
        what: `Bunun öğeleri değiştirilemez: ${type}.`,
        advice:
          'Metinler ve demetler oluşturulduktan sonra değişmez. Yeni bir tane oluşturun ya da önce list(…) ile listeye çevirin.',
      }),
      missingArguments: ({ function: name, count, names }) => ({
        what: `“${name}” fonksiyonu eksik çağrıldı; verilmeyen değer sayısı ${count}: ${names}.`,
        advice:
          'Çağrının parantezine bu değerleri de yazın ya da fonksiyonun tanımında onlara varsayılan değer verin.',
      }),
      extraArguments: ({ function: name, takes, given }) => ({
        what: `“${name}” fonksiyonuna gereğinden çok değer verildi: aldığı ${takes}, verilen ${given}.`,
        advice:
          'Çağrıdaki değerleri fonksiyonun tanımıyla karşılaştırın. Bir sınıfın fonksiyonuysa tanımında “self” eksik olabilir; nesnenin kendisi de sayılır.',
      }),
      unknownKeyword: ({ function: name, keyword }) => ({
        what: `“${name}” fonksiyonunun “${keyword}” adında bir parametresi yok.`,
        advice: 'Parametrenin yazımına bakın ya da fonksiyonun tanımındaki adı kullanın.',
      }),
      index: ({ type }) => ({
        what: `İstenen sırada bir öğe yok: ${type} o kadar uzun değil.`,
        advice:
          'Saymaya 0’dan başlanır: n öğenin sonuncusu n - 1 numaradadır. Uzunluğu len(…) ile yazdırıp döngünün sınırına bakın; son öğe için [-1] da yazılabilir.',
      }),
      key: ({ key }) => ({
        what: `Sözlükte ${key} anahtarı yok.`,
        advice:
          'Anahtarın yazımına ve türüne bakın: 1 ile "1" ayrı anahtarlardır. Olmayabilecek bir anahtar için sözlük.get(anahtar, varsayılan) kullanın.',
      }),
      attribute: ({ type, name, meant }) => ({
        what: `Bunun “${name}” adında bir özelliği ya da fonksiyonu yok: ${type}.`,
        advice: meant
          ? `“${meant}” yazmak istemiş olabilirsiniz.`
          : 'Noktadan sonraki adın yazımına bakın; noktadan önceki değer de beklediğiniz türde olmayabilir. Türünü print(type(…)) ile görebilirsiniz.',
      }),
      notANumber: ({ text }) => ({
        what: `Şu metin sayıya çevrilemedi: ${text}.`,
        advice:
          'Metinde yalnızca sayı olmalı. Ondalık sayı için int(…) yerine float(…) kullanın; ondalık ayırıcısı virgül değil noktadır: 3.14.',
      }),
      tooManyValues: ({ expected }) => ({
        what: `Eşitliğin solunda ${expected} değişken var, sağından daha çok değer geldi.`,
        advice:
          'Soldaki değişkenlerin sayısını değerlerin sayısına eşitleyin. Kalanları bir listede toplamak için bir değişkenin önüne yıldız koyun: a, *kalan = liste.',
      }),
      tooFewValues: ({ expected, got }) => ({
        what: `Eşitliğin solundaki değişkenler için ${expected} değer gerekiyordu, ${got} geldi.`,
        advice:
          'Soldaki değişkenlerin sayısını değerlerin sayısına eşitleyin. Sağ tarafı print ile yazdırıp bakın.',
      }),
      zeroDivision: () => ({
        what: 'Bir sayı sıfıra bölündü.',
        advice:
          'Böleni bölmeden önce yazdırın: boş bir listenin uzunluğu ya da hiç artmamış bir sayaç olabilir. Bölmeden önce “if bölen != 0:” ile denetleyin.',
      }),
      shapes: ({ left, right }) => ({
        what: `Dizilerin biçimleri birbirine uymuyor: ${left} ile ${right}.`,
        advice:
          'Biçimler sondan başlayarak karşılaştırılır: her eksende uzunluklar eşit ya da biri 1 olmalı. Dizilerin .shape değerini yazdırın; reshape ya da .T gerekebilir.',
      }),
      recursion: () => ({
        what: 'Bir fonksiyon kendini hiç durmadan çağırdı.',
        advice: 'Fonksiyonun kendini çağırmadan bittiği bir durum olmalı; her çağrı bu duruma yaklaşmalı.',
      }),
      unclosed: ({ bracket }) => ({
        what: `Açılan “${bracket}” kapatılmamış.`,
        advice: 'Her açılan parantezin bir kapananı olmalı. Sonraki satırlar da parantezin içinden sayılır.',
      }),
      colon: () => ({
        what: 'Satırın sonunda iki nokta (:) eksik.',
        advice: 'if, else, for, while, def ve class satırları iki noktayla biter.',
      }),
      quotes: () => ({
        what: 'Tırnakla açılan metin kapatılmamış.',
        advice:
          'Metni açtığı tırnakla kapatın: \'…\' ya da "…". Birden çok satıra yayılan metin için üç tırnak kullanın.',
      }),
      block: ({ statement, line }) => ({
        what: `${line}. satırdaki “${statement}” ifadesinden sonra girintili bir satır bekleniyordu.`,
        advice:
          'İki noktayla biten satırın altındakileri dört boşluk içeriden yazın. Yapacak bir şey yoksa “pass” yazın.',
      }),
      indentation: () => ({
        what: 'Bu satırın başındaki boşluk, çevresindeki satırlara uymuyor.',
        advice:
          'Aynı bloktaki satırlar aynı hizada başlar. Fazla boşlukları silin; blok içindeyse dört boşluk kullanın.',
      }),
      equals: () => ({
        what: 'Karşılaştırma beklenen yerde tek eşit işareti (=) var.',
        advice: 'Eşit mi diye sormak için iki eşit işareti yazın: if x == 3:',
      }),
      print: () => ({
        what: 'print’ten sonra parantez yok.',
        advice: 'Yazdırılacakları parantez içine alın: print("merhaba").',
      }),
      comma: () => ({
        what: 'Yan yana duran iki değerin arasında bir şey eksik.',
        advice: 'Araya virgül ya da bir işlem koyun: [1, 2] ya da 2 * x.',
      }),
      syntax: () => ({
        what: 'Bu satır Python’un kurallarına uymuyor.',
        advice:
          'İşaretlenen yerin hemen öncesine bakın: eksik bir parantez, virgül, tırnak ya da işlem olabilir. Bazen hata bir önceki satırdadır.',
      }),
      unsupported: ({ feature }) => ({
        what: `Program doğru olabilir, ama buradaki Python şunu desteklemiyor: ${feature}.`,
        advice:
          'Bu sayfa Python’un derslerde kullanılan bölümünü çalıştırır; bilmediği bir şeyi yanlış hesaplamak yerine durur. Aynı işi başka bir yoldan yapmayı deneyin ya da programı indirip kendi Python’unuzla çalıştırın.',
      }),
      steps: () => ({
        what: 'Program kendisine tanınan adım sayısını doldurdu.',
        advice: 'Döngünün durma koşuluna bakın; doğruysa daha az veriyle ya da daha az yinelemeyle deneyin.',
      }),
      time: () => ({
        what: 'Program kendisine tanınan süreyi doldurdu.',
        advice:
          'Hiç bitmeyen bir döngü olabilir: while koşulunun bir yerde yanlış olması gerekir. Döngü doğruysa daha az veriyle deneyin.',
      }),
      output: () => ({
        what: 'Program kendisine tanınandan çok şey yazdırdı.',
        advice:
          'Bir döngünün içindeki print her turda çalışır. Arada bir, örneğin her yüz turda bir yazdırın.',
      }),
      memory: () => ({
        what: 'Program kendisine tanınan belleği doldurdu.',
        advice:
          'Durmadan büyüyen bir liste olabilir; büyük bir listenin ya da dizinin boyutuna bakın ve daha küçüğüyle deneyin.',
      }),
      stopped: () => ({
        what: 'Programı siz durdurdunuz.',
        advice: 'Buraya kadar yazdırdıkları yukarıda duruyor.',
      }),
    },
  },
  en: {
    types: {
      int: 'a whole number (int)',
      float: 'a decimal number (float)',
      str: 'a text (str)',
      list: 'a list',
      tuple: 'a tuple',
      dict: 'a dictionary (dict)',
      set: 'a set',
      bool: 'a truth value (bool)',
      function: 'a function',
      builtin_function_or_method: 'a built-in function',
      type: 'a class (type)',
      module: 'a module',
      NoneType: 'nothing (None)',
      'numpy.ndarray': 'an array (ndarray)',
    },
    explanations: {
      undefinedName: ({ name, meant }) => ({
        what: `There is no variable or function named “${name}”.`,
        advice: meant
          ? `You may have meant “${meant}”.`
          : 'Check its spelling; capital and small letters differ. A name has to be defined before the line that uses it. If it is meant as text, put it in quotation marks.',
      }),
      unboundName: ({ name }) => ({
        what: `The function’s variable “${name}” was used before it had a value.`,
        advice: `Since “${name} = …” stands somewhere in the function, Python takes it for the function’s own. Give it a value first, or write “global ${name}” at the function’s beginning to use the one outside.`,
      }),
      operands: ({ operator, left, right }) => ({
        what: `“${operator}” does not work between ${left} and ${right}.`,
        advice:
          'Make both sides the same type: int(…) or float(…) turns text into a number, str(…) a number into text. If one side is None, the function that it came from may lack a return.',
      }),
      joining: ({ kind, other }) => ({
        what: `${capital(kind)} cannot be joined by “+” with ${other}.`,
        advice:
          'To add a number to a text, turn it into text by str(…), or write f"… {number}". To add one item to a list, use append.',
      }),
      notCallable: ({ type }) => ({
        what: `What stands before the parentheses is no function but ${type}.`,
        advice:
          'A multiplication sign may be missing: 2 * (x + 1), not 2(x + 1). A list’s items are taken by square brackets. Or a variable may bear a function’s name, such as “list” or “sum”.',
      }),
      notIterable: ({ type }) => ({
        what: `One cannot go through the items of ${type}.`,
        advice:
          'A for loop wants a list, a text or a range. To repeat something n times write “for i in range(n)”, not “for i in n”.',
      }),
      notSubscriptable: ({ type }) => ({
        what: `Square brackets cannot take an item from ${type}.`,
        advice:
          'A list, a text or a dictionary should stand before square brackets. A function is called by parentheses; and where the value is None, the function that it came from may lack a return.',
      }),
      notAssignable: ({ type }) => ({
        what: `The items of ${type} cannot be changed.`,
        advice:
          'Texts and tuples never change once made. Make a new one, or turn it into a list by list(…) first.',
      }),
      missingArguments: ({ function: name, count, names }) => ({
        what: `“${name}” was called with too few values; missing ${count}: ${names}.`,
        advice:
          'Write these values into the call’s parentheses too, or give them defaults in the function’s definition.',
      }),
      extraArguments: ({ function: name, takes, given }) => ({
        what: `“${name}” was called with too many values: it takes ${takes} and was given ${given}.`,
        advice:
          'Compare the call with the function’s definition. In a class, “self” may be missing there; the object itself counts too.',
      }),
      unknownKeyword: ({ function: name, keyword }) => ({
        what: `“${name}” has no parameter named “${keyword}”.`,
        advice: 'Check the parameter’s spelling, or use the name that stands in the function’s definition.',
      }),
      index: ({ type }) => ({
        what: `There is no item at that position: ${type} is not that long.`,
        advice:
          'Counting starts at 0, so the last of n items is number n - 1. Print the length by len(…) and look at the loop’s bounds; the last item is also [-1].',
      }),
      key: ({ key }) => ({
        what: `The dictionary has no key ${key}.`,
        advice:
          'Check the key’s spelling and type: 1 and "1" are different keys. For a key that may be missing use dictionary.get(key, default).',
      }),
      attribute: ({ type, name, meant }) => ({
        what: `There is no attribute or method “${name}” in ${type}.`,
        advice: meant
          ? `You may have meant “${meant}”.`
          : 'Check the spelling of the name after the dot; what stands before it may also be of another type than you expect. print(type(…)) shows it.',
      }),
      notANumber: ({ text }) => ({
        what: `This text is not such a number: ${text}.`,
        advice:
          'The text must hold nothing but a number. For decimals use float(…) instead of int(…); they are written with a point, not a comma: 3.14.',
      }),
      tooManyValues: ({ expected }) => ({
        what: `There are ${expected} variables on the left of the equals sign, and more values came from its right.`,
        advice:
          'Have as many variables as values. To gather the rest in a list, put a star before a variable: a, *rest = values.',
      }),
      tooFewValues: ({ expected, got }) => ({
        what: `The variables on the left of the equals sign need ${expected} values, and ${got} came.`,
        advice: 'Have as many variables as values. Print the right side to see what it holds.',
      }),
      zeroDivision: () => ({
        what: 'A number was divided by zero.',
        advice:
          'Print the divisor first: it may be the length of an empty list, or a counter that never grew. Check it by “if divisor != 0:” before dividing.',
      }),
      shapes: ({ left, right }) => ({
        what: `The arrays’ shapes do not fit together: ${left} and ${right}.`,
        advice:
          'Shapes are compared from their ends: on each axis the lengths must be equal, or one of them 1. Print each array’s .shape; reshape or .T may help.',
      }),
      recursion: () => ({
        what: 'A function kept calling itself without an end.',
        advice:
          'There must be a case in which it ends without calling itself, and every call must come closer to it.',
      }),
      unclosed: ({ bracket }) => ({
        what: `The opening “${bracket}” is never closed.`,
        advice:
          'Every opening bracket needs a closing one. Until then, the lines that follow count as inside.',
      }),
      colon: () => ({
        what: 'A colon (:) is missing at the end of the line.',
        advice: 'Lines with if, else, for, while, def and class end with a colon.',
      }),
      quotes: () => ({
        what: 'A text is opened by a quotation mark and never closed.',
        advice:
          'Close it with the mark that opened it: \'…\' or "…". For a text of several lines use three marks.',
      }),
      block: ({ statement, line }) => ({
        what: `After “${statement}” on line ${line}, an indented line was expected.`,
        advice:
          'Begin the lines below a colon four spaces further in. If there is nothing to do, write “pass”.',
      }),
      indentation: () => ({
        what: 'The space at the beginning of this line does not fit the lines around it.',
        advice:
          'Lines of one block begin at the same place. Delete what is too much; within a block use four spaces.',
      }),
      equals: () => ({
        what: 'There is a single equals sign (=) where a comparison was expected.',
        advice: 'To ask whether two things are equal, write two equals signs: if x == 3:',
      }),
      print: () => ({
        what: 'The parentheses after print are missing.',
        advice: 'Put what is to be printed into parentheses: print("hello").',
      }),
      comma: () => ({
        what: 'Something is missing between two values that stand side by side.',
        advice: 'Put a comma or an operation between them: [1, 2] or 2 * x.',
      }),
      syntax: () => ({
        what: 'This line does not follow Python’s rules.',
        advice:
          'Look just before the place that is marked: a bracket, a comma, a quotation mark or an operation may be missing. Sometimes the mistake is in the line above.',
      }),
      unsupported: ({ feature }) => ({
        what: `The program may be right, but the Python of this page does not support: ${feature}.`,
        advice:
          'This page runs the part of Python that lessons use; rather than compute something wrongly, it stops. Try another way, or download the program and run it with your own Python.',
      }),
      steps: () => ({
        what: 'The program has used up the steps that it was given.',
        advice: 'Look at what ends the loop; if that is right, try with less data or fewer rounds.',
      }),
      time: () => ({
        what: 'The program has used up the time that it was given.',
        advice:
          'A loop may never end: a while condition has to become false at some point. If the loop is right, try with less data.',
      }),
      output: () => ({
        what: 'The program has printed more than it may.',
        advice:
          'A print within a loop runs in every round. Print now and then, for example every hundred rounds.',
      }),
      memory: () => ({
        what: 'The program has used up the memory that it was given.',
        advice:
          'A list may grow without end; look at the size of large lists and arrays, and try smaller ones.',
      }),
      stopped: () => ({
        what: 'You have stopped the program.',
        advice: 'What it had printed by then stands above.',
      }),
    },
  },
};

/** @param {string} [text] */
function capital(text = '') {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
